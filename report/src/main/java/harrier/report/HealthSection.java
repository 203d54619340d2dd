package harrier.report;

import static harrier.report.Clean.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The part of the HTML page that says how the run itself went. */
final class HealthSection {
  private final StringBuilder html;

  HealthSection(StringBuilder html) {
    this.html = html;
  }

  void append(Health health) {
    html.append("<section id=\"health\">\n<h2>Health of the run</h2>\n<ul class=\"facts\">\n");
    fact(health.instrumented(), "classes instrumented", false);
    fact(health.skipped().size(), "classes skipped", false);
    fact(health.internalErrors(), "internal errors", health.internalErrors() > 0);
    html.append("</ul>\n");
    List<String> skipped = new ArrayList<>();
    health.skipped().forEach((name, why) -> skipped.add(row(name, why)));
    list("Classes left as they are, and why", skipped);
    health
        .notes()
        .forEach(
            (topic, notes) -> list(words(topic), notes.stream().map(n -> row(n, "")).toList()));
    List<String> events = new ArrayList<>();
    for (Map.Entry<String, String> event : health.events().entrySet()) {
      events.add(row(event.getKey(), event.getValue()));
    }
    list("Events", events);
    html.append("</section>\n");
  }

  private void fact(long number, String what, boolean bad) {
    html.append(bad ? "<li class=\"bad\"><b>" : "<li><b>").append(number).append("</b> ");
    html.append(what).append("</li>\n");
  }

  private void list(String title, List<String> rows) {
    if (!rows.isEmpty()) {
      html.append("<details><summary>").append(markup(title)).append(" (");
      html.append(rows.size()).append(")</summary>\n<table>\n");
      rows.forEach(html::append);
      html.append("</table></details>\n");
    }
  }

  private static String row(String name, String value) {
    return "<tr><td>" + markup(name) + "</td><td>" + markup(value) + "</td></tr>\n";
  }

  /** A member name as people write it: {@code modelsUnmatched} becomes "Models unmatched". */
  private static String words(String topic) {
    String spaced = topic.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(java.util.Locale.ROOT);
    return spaced.isEmpty()
        ? "Notes"
        : Character.toUpperCase(spaced.charAt(0)) + spaced.substring(1);
  }
}
