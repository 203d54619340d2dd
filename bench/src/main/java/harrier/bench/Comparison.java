package harrier.bench;

import java.util.List;

/** Table 1 of the FastTrack paper, and what belongs to it: time, memory and warnings of tools. */
final class Comparison {
  private Comparison() {}

  static List<Table> tables(Sheet sheet) {
    return List.of(
        sheet.ratios("Slowdown", "Elapsed time, as a multiple of plain java.", Samples::wall),
        sheet.ratios("CPU time", "Of all threads, as a multiple of plain java.", Samples::cpu),
        sheet.values(
            "Warnings",
            "Fields, and accesses to arrays, that were reported.",
            Table.Unit.COUNT,
            samples -> samples.isUsable() ? samples.warnings().size() : Double.NaN),
        sheet.ratios(
            "Peak heap",
            "The most that was in use after a collection, as a multiple of plain java.",
            Samples::heap),
        sheet.table(
            "Start-up",
            "Seconds until the first line of main runs, more than with plain java.",
            Table.Unit.SECONDS,
            (plain, samples) -> Math.max(1e-3, samples.startUp() - plain.startUp())),
        sheet.values(
            "Spread",
            "How much slower the slowest JVM was than the fastest.",
            Table.Unit.PERCENT,
            samples -> 100 * samples.spread()),
        sheet.plain("Plain java", "Elapsed and CPU seconds of a run, and the heap in MB."));
  }
}
