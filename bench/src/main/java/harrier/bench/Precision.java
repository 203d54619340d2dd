package harrier.bench;

import bench.Programs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Checks results: equal checksums, and from precise tools just the races that programs have. */
final class Precision {
  /** Tools that report every racy variable, and nothing else. */
  private static final Set<String> PRECISE =
      Set.of("FastTrack", "HappensBefore", "BasicVC", "DjitPlus", "Goldilocks");

  private Precision() {}

  /** What is wrong, a line each. */
  static List<String> mistakes(Measurements measurements) {
    List<String> mistakes = new ArrayList<>();
    measurements
        .all()
        .forEach(
            (program, columns) ->
                columns.forEach(
                    (column, samples) ->
                        check(program, column, samples, columns.get(Column.PLAIN), mistakes)));
    return mistakes;
  }

  static void check(
      String program, Column column, Samples samples, Samples plain, List<String> mistakes) {
    String where = program + " under " + column.title() + ": ";
    if (samples.failed()) {
      mistakes.add(where + "failed, " + samples.failure());
      return;
    }
    Set<String> checksums = new TreeSet<>();
    plain.outcomes().forEach(outcome -> checksums.add(outcome.checksum()));
    samples.outcomes().forEach(outcome -> checksums.add(outcome.checksum()));
    if (checksums.size() > 1) {
      mistakes.add(where + "another result than with plain java");
    }
    if (isPrecise(column)) {
      List<String> races = Programs.find(program).map(Programs::races).orElse(List.of());
      Set<String> missed = new TreeSet<>(races);
      samples.outcomes().forEach(outcome -> outcome.warnings().forEach(missed::remove));
      Set<String> more = samples.warnings();
      more.removeAll(races);
      missed.forEach(race -> mistakes.add(where + "missed the race on " + race));
      more.forEach(race -> mistakes.add(where + "unexpected race on " + race));
    }
  }

  private static boolean isPrecise(Column column) {
    Map<String, String> options = column.options();
    return PRECISE.contains(options.getOrDefault("tool", ""))
        && options.keySet().stream().noneMatch(key -> key.startsWith("granularity"));
  }
}
