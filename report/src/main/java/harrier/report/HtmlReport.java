package harrier.report;

import static harrier.report.Clean.markup;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * Findings as one HTML page that needs nothing else: style, script and the findings themselves are
 * inside. Everything is readable without the script, which only filters and copies.
 */
final class HtmlReport {
  /** Findings that are unfolded when the page opens. */
  private static final int UNFOLDED = 3;

  /** Escapes what could end a script element. */
  private static final Gson SAFE = new Gson();

  private final StringBuilder html = new StringBuilder(1 << 16);

  private HtmlReport() {}

  static String of(FindingsFile file) {
    HtmlReport report = new HtmlReport();
    report.page(file);
    return report.html.toString();
  }

  private void page(FindingsFile file) {
    html.append(resource("head.html"));
    html.append("<title>Harrier: ").append(markup(file.verdict())).append("</title>\n");
    html.append("<style>\n").append(resource("report.css")).append("</style>\n</head>\n<body>\n");
    header(file);
    html.append("<main>\n");
    if (!file.findings().isEmpty()) {
      filters(file.findings());
    }
    html.append("<section id=\"findings\" aria-label=\"Findings\">\n");
    int number = 0;
    for (Finding finding : file.findings()) {
      finding(finding, ++number);
    }
    html.append("</section>\n<p id=\"none\" hidden>No finding matches the filter.</p>\n");
    new HealthSection(html).append(file.health());
    html.append("</main>\n<script type=\"application/json\" id=\"data\">");
    html.append(Clean.json(SAFE.toJson(file.json()))).append("</script>\n");
    html.append("<script>\n").append(resource("report.js")).append("</script>\n</body>\n</html>\n");
  }

  private void header(FindingsFile file) {
    boolean clean = file.counting() == 0;
    html.append("<header class=\"").append(clean ? "clean" : "dirty").append("\">\n");
    html.append("<p class=\"name\">Harrier</p>\n<h1>");
    html.append(capital(markup(file.verdict()))).append("</h1>\n");
    if (!clean) {
      html.append("<ul class=\"kinds\">");
      file.countsByKind()
          .forEach(
              (kind, n) -> html.append("<li><b>").append(n).append("</b> ").append(markup(kind)));
      html.append("</ul>\n");
    }
    html.append("<dl>\n");
    entry("Tool", file.tool());
    for (Target target : file.targets()) {
      entry("JDK", target.jdk());
      entry("Exit code", target.exit() == null ? "unknown" : target.exit().toString());
      entry("Time", target.seconds() == null ? null : target.seconds() + " s");
      if (!target.command().isEmpty()) {
        entry("Command", String.join(" ", target.command()));
      }
    }
    html.append("</dl>\n</header>\n");
  }

  private void entry(String name, String value) {
    if (value != null) {
      html.append("<div><dt>").append(name).append("</dt><dd>");
      html.append(markup(value)).append("</dd></div>\n");
    }
  }

  private void filters(Collection<Finding> findings) {
    html.append("<form id=\"filters\" hidden>\n<input type=\"search\" id=\"text\"");
    html.append(" placeholder=\"Filter by class, field, thread, lock …\" aria-label=\"Filter\">\n");
    html.append("<select id=\"kind\" aria-label=\"Kind\"><option value=\"\">every kind</option>");
    findings.stream()
        .map(Finding::kind)
        .distinct()
        .sorted()
        .forEach(kind -> option(kind, kind.replace('-', ' ')));
    html.append("</select>\n<select id=\"state\" aria-label=\"State\">");
    option("", "every state");
    option("new", "new");
    option("baseline", "in the baseline");
    option("suppressed", "suppressed");
    html.append("</select>\n<output id=\"shown\"></output>\n");
    html.append("<button type=\"button\" id=\"fold\">Unfold all</button>\n</form>\n");
  }

  private void option(String value, String label) {
    html.append("<option value=\"").append(markup(value)).append("\">");
    html.append(markup(label)).append("</option>");
  }

  private void finding(Finding finding, int number) {
    String state = finding.suppressed() ? "suppressed" : finding.isNew() ? "new" : "baseline";
    html.append("<details class=\"finding ").append(state).append('"');
    html.append(" id=\"f").append(markup(finding.id())).append('-').append(number);
    html.append("\" data-kind=\"").append(markup(finding.kind()));
    html.append("\" data-state=\"").append(state);
    html.append(number <= UNFOLDED ? "\" open>\n" : "\">\n").append("<summary>");
    html.append("<span class=\"number\">#").append(number).append("</span>");
    html.append("<span class=\"kind\">").append(markup(finding.what())).append("</span>");
    html.append("<span class=\"subject\">");
    html.append(subject(finding));
    html.append("</span><span class=\"where\">").append(positions(finding)).append("</span>");
    if (!finding.counts()) {
      html.append("<span class=\"excuse\">").append(finding.excuse()).append("</span>");
    }
    html.append("<span class=\"count\" title=\"times seen\">").append(finding.count());
    html.append("×</span></summary>\n<div class=\"accesses\">\n");
    finding.accesses().forEach(this::access);
    html.append("</div>\n");
    if (finding.note() != null) {
      html.append("<p class=\"note\">").append(markup(finding.note())).append("</p>\n");
    }
    footer(finding);
    html.append("</details>\n");
  }

  private static String subject(Finding finding) {
    if (finding.method() != null) {
      return member(finding.method(), true);
    }
    Variable variable = finding.variable();
    return variable == null ? "" : member(variable.toString(), variable.name() != null);
  }

  /** A name with its package, and the class of a member, dimmed. */
  private static String member(String name, boolean isMember) {
    int dot = name.lastIndexOf('.', Math.max(0, name.lastIndexOf('.') - 1));
    String shown = isMember ? name : name.substring(name.lastIndexOf('.') + 1);
    if (isMember && dot > 0) {
      shown = name.substring(dot + 1);
    }
    String type = name.substring(0, name.length() - shown.length());
    return "<span class=\"dim\">" + markup(type) + "</span><b>" + markup(shown) + "</b>";
  }

  private static String positions(Finding finding) {
    List<String> positions =
        finding.accesses().stream().map(a -> markup(a.at().position())).toList();
    return String.join(" <span class=\"dim\">↔</span> ", positions);
  }

  private void access(Access access) {
    html.append("<article class=\"access\">\n<h3><span class=\"op ");
    html.append(access.op().matches("read|write") ? access.op() : "other").append("\">");
    html.append(markup(access.op().toUpperCase(Locale.ROOT))).append("</span> by <q>");
    html.append(markup(access.thread())).append("</q></h3>\n");
    if (access.locks() != null) {
      html.append("<p class=\"locks\">Locks held: ");
      html.append(access.locks().isEmpty() ? "<em>none</em>" : codes(access.locks()));
      html.append("</p>\n");
    }
    html.append("<ol class=\"stack\">\n");
    access.frames().forEach(this::frame);
    html.append("</ol>\n");
    if (access.startedBy() != null) {
      html.append("<p class=\"started\">Thread started by <q>");
      html.append(markup(access.startedBy())).append("</q></p>\n");
      if (access.startedAt() != null) {
        html.append("<ol class=\"stack\">\n");
        frame(access.startedAt());
        html.append("</ol>\n");
      }
    }
    html.append("</article>\n");
  }

  private static String codes(List<String> texts) {
    return String.join(", ", texts.stream().map(t -> "<code>" + markup(t) + "</code>").toList());
  }

  private void frame(String frame) {
    Site site = Site.of(frame);
    String type = site.type();
    String pack = site.className().substring(0, site.className().length() - type.length());
    String method = site.method().substring(site.className().length());
    html.append("<li><span class=\"dim\">at&nbsp;").append(markup(pack)).append("</span>");
    html.append(markup(type + method));
    if (!site.file().isEmpty()) {
      html.append("(<span class=\"source\">").append(markup(site.position())).append("</span>)");
    }
    html.append("</li>\n");
  }

  private void footer(Finding finding) {
    html.append("<footer>");
    if (finding.variable() != null && finding.variable().allocated() != null) {
      html.append("<span>Allocated at <code>");
      html.append(markup(finding.variable().allocated())).append("</code></span>");
    }
    html.append("<span>Found by ").append(markup(finding.tool())).append("</span>");
    html.append("<span>Id <code>").append(markup(finding.id())).append("</code></span>");
    html.append("<span class=\"suppress\"><code>").append(markup(finding.suppression()));
    html.append("</code><button type=\"button\" class=\"copy\" hidden>Copy suppression</button>");
    html.append("</span></footer>\n");
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
