package harrier.bench;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Table 2 of the FastTrack paper: vector clocks allocated, and operations on them, in one run. */
final class ClockUse {
  private static final String ALLOCATED = "Vector clocks allocated";
  private static final String OPERATIONS = "Vector clock operations";

  private ClockUse() {}

  /**
   * @param sheet of columns that count
   */
  static List<Table> tables(Sheet sheet) {
    return List.of(table(sheet, ALLOCATED), table(sheet, OPERATIONS));
  }

  private static Table table(Sheet sheet, String what) {
    return sheet.values(
        what, "In one run, start of the JVM included.", Table.Unit.COUNT, s -> count(s, what));
  }

  private static double count(Samples samples, String what) {
    Pattern line = Pattern.compile(what + ": (\\d+)");
    for (Outcome outcome : samples.outcomes()) {
      Matcher matcher = line.matcher(outcome.output());
      if (matcher.find()) {
        return Double.parseDouble(matcher.group(1));
      }
    }
    return Double.NaN;
  }
}
