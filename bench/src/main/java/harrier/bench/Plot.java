package harrier.bench;

import static harrier.report.Clean.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table as bars, drawn with SVG: a group for each row, a bar for each column. */
final class Plot {
  private static final int WIDTH = 960;
  private static final int LABELS = 150;
  private static final int NUMBERS = 60;
  private static final int BAR = 12;
  private static final int GAP = 10;
  private static final int TOP = 24;

  /** How many colors there are. */
  private static final int COLORS = 7;

  private final Table table;
  private final Scale scale;
  private final StringBuilder svg = new StringBuilder();

  private Plot(Table table) {
    this.table = table;
    List<Double> all = new ArrayList<>(table.last());
    table.rows().values().forEach(all::addAll);
    scale = Scale.of(all);
  }

  static String of(Table table) {
    Plot plot = new Plot(table);
    plot.draw();
    return plot.svg.toString();
  }

  private void draw() {
    int group = table.columns().size() * BAR + GAP;
    int height = TOP + (table.rows().size() + 1) * group;
    legend();
    svg.append("<svg role=\"img\" aria-label=\"").append(markup(table.title()));
    svg.append("\" width=\"").append(WIDTH).append("\" height=\"").append(height);
    svg.append("\" viewBox=\"0 0 ").append(WIDTH).append(' ').append(height).append("\">\n");
    axis(height);
    int y = TOP;
    for (String name : table.rows().keySet()) {
      group(table.isUncounted(name) ? name + "*" : name, table.rows().get(name), y);
      y += group;
    }
    group(table.nameOfLast(), table.last(), y);
    svg.append("</svg>\n");
  }

  private void legend() {
    svg.append("<ul class=\"legend\">");
    for (int i = 0; i < table.columns().size(); i++) {
      svg.append("<li><svg width=\"12\" height=\"12\" aria-hidden=\"true\"><rect class=\"s");
      svg.append(i % COLORS).append("\" width=\"12\" height=\"12\"/></svg>");
      svg.append(markup(table.columns().get(i))).append("</li>");
    }
    svg.append("</ul>\n");
  }

  private void axis(int height) {
    for (double tick : scale.ticks()) {
      double x = x(tick);
      svg.append(
          String.format(
              Locale.ROOT,
              "<line class=\"%s\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"/>",
              tick == 1 ? "one" : "grid",
              x,
              x,
              TOP - 4,
              height));
      svg.append(
          String.format(
              Locale.ROOT,
              "<text class=\"tick\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>%n",
              x,
              TOP - 10,
              number(tick)));
    }
  }

  private static String number(double tick) {
    return tick >= 1
        ? String.format(Locale.ROOT, "%,.0f", tick)
        : String.format(Locale.ROOT, "%s", (float) tick);
  }

  private void group(String name, List<Double> values, int y) {
    int middle = y + values.size() * BAR / 2 + 4;
    svg.append("<text x=\"0\" y=\"").append(middle).append("\">");
    svg.append(markup(name)).append("</text>\n");
    for (int i = 0; i < values.size(); i++) {
      double value = values.get(i);
      if (Double.isFinite(value) && value > 0) {
        bar(value, i, y + i * BAR);
      }
    }
  }

  private void bar(double value, int column, int y) {
    double width = Math.max(1, x(value) - LABELS);
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect class=\"s%d\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>"
                + "<text class=\"tick\" x=\"%.1f\" y=\"%d\">%s</text>%n",
            column % COLORS,
            LABELS,
            y,
            width,
            BAR - 2,
            LABELS + width + 4,
            y + BAR - 3,
            table.unit().text(value)));
  }

  private double x(double value) {
    return LABELS + scale.at(value) * (WIDTH - LABELS - NUMBERS);
  }
}
