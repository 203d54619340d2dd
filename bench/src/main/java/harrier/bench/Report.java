package harrier.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a run of the benchmark gives.
 *
 * @param facts how it was measured, in the order to print
 * @param notes what a reader should know, a line each
 * @param mistakes results that are wrong, a line each
 */
public record Report(
    Map<String, String> facts,
    List<Table> tables,
    Measurements measurements,
    List<String> notes,
    List<String> mistakes) {

  /** The same, and what is slower than it was. */
  public Report comparedWith(Baseline baseline) {
    List<String> more = new ArrayList<>(notes);
    more.addAll(baseline.compareWith(measurements));
    return new Report(facts, tables, measurements, more, mistakes);
  }

  public boolean isRight() {
    return mistakes.isEmpty();
  }

  /** The tables as text. */
  public String text() {
    StringBuilder text = new StringBuilder();
    facts.forEach((name, value) -> text.append(name).append(": ").append(value).append('\n'));
    tables.forEach(table -> text.append('\n').append(table.text()));
    if (tables.stream().anyMatch(t -> t.rows().keySet().stream().anyMatch(t::isUncounted))) {
      text.append("\n* waits more than it computes, and is left out of the means\n");
    }
    lines(text, "", notes);
    lines(text, "WRONG: ", mistakes);
    return text.toString();
  }

  private static void lines(StringBuilder text, String prefix, List<String> lines) {
    if (!lines.isEmpty()) {
      text.append('\n');
      lines.forEach(line -> text.append(prefix).append(line).append('\n'));
    }
  }
}
