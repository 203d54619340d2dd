package harrier.bench;

import static harrier.report.Clean.markup;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A report as one HTML page that needs nothing else: tables, and plots of those that compare. */
public final class HtmlPage {
  private final StringBuilder html = new StringBuilder(1 << 16);

  private HtmlPage() {}

  public static String of(Report report) {
    HtmlPage page = new HtmlPage();
    page.write(report);
    return page.html.toString();
  }

  private void write(Report report) {
    html.append(resource("/harrier/report/head.html"));
    html.append("<title>Harrier: benchmark</title>\n<style>\n");
    html.append(resource("/harrier/report/report.css"));
    html.append(resource("/harrier/bench/bench.css"));
    html.append("</style>\n</head>\n<body>\n<header>\n<p class=\"name\">Harrier</p>\n");
    html.append("<h1>Benchmark</h1>\n<dl>\n");
    report
        .facts()
        .forEach(
            (name, value) -> {
              html.append("<div><dt>").append(markup(name)).append("</dt><dd>");
              html.append(markup(value)).append("</dd></div>\n");
            });
    html.append("</dl>\n</header>\n<main>\n");
    lines("wrong", report.mistakes());
    lines("notes", report.notes());
    report.tables().forEach(this::section);
    html.append("</main>\n</body>\n</html>\n");
  }

  private void lines(String kind, List<String> lines) {
    if (!lines.isEmpty()) {
      html.append("<ul class=\"").append(kind).append("\">\n");
      lines.forEach(line -> html.append("<li>").append(markup(line)).append("</li>\n"));
      html.append("</ul>\n");
    }
  }

  private void section(Table table) {
    html.append("<section>\n<h2>").append(markup(table.title())).append("</h2>\n<p>");
    html.append(markup(table.caption())).append("</p>\n");
    if (table.unit().isPlotted()) {
      html.append(Plot.of(table));
    }
    html.append("<table>\n<thead><tr><th scope=\"col\">program</th>");
    for (String column : table.columns()) {
      html.append("<th scope=\"col\">").append(markup(column)).append("</th>");
    }
    html.append("</tr></thead>\n<tbody>\n");
    table
        .rows()
        .forEach(
            (name, values) -> row(table, table.isUncounted(name) ? name + "*" : name, values, ""));
    row(table, table.nameOfLast(), table.last(), " class=\"last\"");
    html.append("</tbody>\n</table>\n</section>\n");
  }

  private void row(Table table, String name, List<Double> values, String attributes) {
    html.append("<tr").append(attributes).append("><th scope=\"row\">");
    html.append(markup(name)).append("</th>");
    for (double value : values) {
      html.append("<td>").append(table.unit().text(value)).append("</td>");
    }
    html.append("</tr>\n");
  }

  private static String resource(String name) {
    try (InputStream in = HtmlPage.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
