package harrier.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers by row and column, and a last row that sums them up. */
final class Table {
  /** What the numbers are: how they are written, and what stands in the last row. */
  enum Unit {
    RATIO("%.2f", true),
    SECONDS("%.3f", true),
    NANOSECONDS("%.2f", true),
    MEGABYTES("%.1f", true),
    PERCENT("%.0f%%", false),
    COUNT("%,.0f", false);

    private final String format;
    private final boolean isAveraged;

    Unit(String format, boolean isAveraged) {
      this.format = format;
      this.isAveraged = isAveraged;
    }

    /** Whether bars say more than the numbers alone. */
    boolean isPlotted() {
      return this == RATIO || this == NANOSECONDS;
    }

    /** The number as people read it; a dash if there is none. */
    String text(double value) {
      return !Double.isFinite(value) ? "-" : String.format(java.util.Locale.ROOT, format, value);
    }
  }

  private final String title;
  private final String caption;
  private final Unit unit;
  private final List<String> columns;
  private final Map<String, List<Double>> rows = new LinkedHashMap<>();
  private final List<String> uncounted = new ArrayList<>();

  Table(String title, String caption, Unit unit, List<String> columns) {
    this.title = title;
    this.caption = caption;
    this.unit = unit;
    this.columns = columns;
  }

  /**
   * @param counts whether the row is part of the last one
   */
  void add(String name, boolean counts, List<Double> values) {
    rows.put(name, values);
    if (!counts) {
      uncounted.add(name);
    }
  }

  String title() {
    return title;
  }

  String caption() {
    return caption;
  }

  Unit unit() {
    return unit;
  }

  List<String> columns() {
    return columns;
  }

  Map<String, List<Double>> rows() {
    return rows;
  }

  /** Whether the row is left out of the last one, and marked with a star. */
  boolean isUncounted(String row) {
    return uncounted.contains(row);
  }

  String nameOfLast() {
    return unit.isAveraged ? "geometric mean" : unit == Unit.COUNT ? "total" : "largest";
  }

  /** The last row: the mean of ratios, the sum of counts, the largest share. */
  List<Double> last() {
    List<Double> last = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      int column = i;
      List<Double> values =
          rows.entrySet().stream()
              .filter(row -> unit == Unit.COUNT || !isUncounted(row.getKey()))
              .map(row -> row.getValue().get(column))
              .filter(Double::isFinite)
              .toList();
      last.add(
          unit.isAveraged
              ? Statistics.geometricMean(values)
              : unit == Unit.COUNT
                  ? values.stream().mapToDouble(Double::doubleValue).sum()
                  : values.stream().mapToDouble(Double::doubleValue).max().orElse(Double.NaN));
    }
    return last;
  }

  /** Lines of text, columns aligned. */
  String text() {
    List<List<String>> lines = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("program"));
    head.addAll(columns);
    lines.add(head);
    rows.forEach((name, values) -> lines.add(line(isUncounted(name) ? name + "*" : name, values)));
    lines.add(line(nameOfLast(), last()));
    int[] widths = new int[head.size()];
    for (List<String> line : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder(title).append('\n');
    if (!caption.isEmpty()) {
      text.append(caption).append('\n');
    }
    for (List<String> line : lines) {
      text.append(line.get(0)).append(" ".repeat(widths[0] - line.get(0).length()));
      for (int i = 1; i < widths.length; i++) {
        text.append(" ".repeat(widths[i] - line.get(i).length() + 2)).append(line.get(i));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private List<String> line(String name, List<Double> values) {
    List<String> line = new ArrayList<>(List.of(name));
    values.forEach(value -> line.add(unit.text(value)));
    return line;
  }
}
