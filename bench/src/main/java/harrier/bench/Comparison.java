package harrier.bench;

import bench.Programs;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;

/** Table 1 of the FastTrack paper and what belongs to it: time, memory and warnings of tools. */
final class Comparison {
  private final Measurements measurements;
  private final List<Programs> programs;
  private final List<Column> columns;

  Comparison(Measurements measurements, List<Programs> programs, List<Column> columns) {
    this.measurements = measurements;
    this.programs = programs;
    this.columns = columns;
  }

  /** Measures what is missing, and makes the tables. */
  List<Table> tables() {
    measurements.take(programs, columns);
    List<Table> tables = new ArrayList<>();
    tables.add(ratios("Slowdown", "Elapsed time, as a multiple of plain java.", Samples::wall));
    tables.add(ratios("CPU time", "Of all threads, as a multiple of plain java.", Samples::cpu));
    tables.add(
        values(
            "Warnings",
            "Fields, and accesses to arrays, that were reported.",
            Table.Unit.COUNT,
            s -> s.failed() ? Double.NaN : s.warnings().size()));
    tables.add(
        ratios(
            "Peak heap",
            "The most that was in use after a collection, as a multiple of plain java.",
            Samples::heap));
    tables.add(
        table(
            "Start-up",
            "Seconds until the first line of main runs, more than with plain java.",
            Table.Unit.SECONDS,
            (plain, s) -> Math.max(1e-3, s.startUp() - plain.startUp())));
    tables.add(
        values(
            "Spread",
            "How much slower the slowest JVM was than the fastest.",
            Table.Unit.PERCENT,
            s -> s.failed() ? Double.NaN : 100 * s.spread()));
    tables.add(plain());
    return tables;
  }

  /** Slowdowns alone. */
  Table ratios(String title, String caption, ToDoubleFunction<Samples> value) {
    return table(
        title,
        caption,
        Table.Unit.RATIO,
        (plain, s) -> value.applyAsDouble(s) / value.applyAsDouble(plain));
  }

  private Table values(
      String title, String caption, Table.Unit unit, ToDoubleFunction<Samples> value) {
    return table(title, caption, unit, (plain, s) -> value.applyAsDouble(s));
  }

  private Table table(
      String title, String caption, Table.Unit unit, ToDoubleBiFunction<Samples, Samples> value) {
    Table table = new Table(title, caption, unit, columns.stream().map(Column::title).toList());
    for (Programs program : programs) {
      Samples plain = measurements.of(program.title(), Column.PLAIN);
      table.add(
          program.title(),
          program.isComputing(),
          columns.stream()
              .map(c -> value.applyAsDouble(plain, measurements.of(program.title(), c)))
              .toList());
    }
    return table;
  }

  private Table plain() {
    Table table =
        new Table(
            "Plain java",
            "Elapsed and CPU seconds of a run, and the heap in MB.",
            Table.Unit.SECONDS,
            List.of("elapsed", "CPU", "heap"));
    for (Programs program : programs) {
      Samples plain = measurements.of(program.title(), Column.PLAIN);
      table.add(
          program.title(),
          program.isComputing(),
          List.of(plain.wall(), plain.cpu(), plain.heap() / (1 << 20)));
    }
    return table;
  }
}
