package harrier.report;

import static harrier.report.Clean.line;

import java.util.Locale;

/** Findings as the console shows them. */
final class TextReport {
  private static final String RULE = "==================\n";

  private final StringBuilder text = new StringBuilder();

  private TextReport() {}

  /** Every finding that counts, and one closing line. */
  static String of(FindingsFile file) {
    TextReport report = new TextReport();
    int number = 0;
    for (Finding finding : file.findings()) {
      if (finding.counts()) {
        report.block(finding, ++number);
      }
    }
    return report.text + "harrier: " + file.verdict() + "\n";
  }

  /** One finding. */
  static String block(Finding finding) {
    TextReport report = new TextReport();
    report.accesses(finding);
    return report.text.toString();
  }

  private void block(Finding finding, int number) {
    text.append(RULE);
    text.append(finding.what().toUpperCase(Locale.ROOT)).append(" #").append(number);
    if (finding.method() != null) {
      text.append("  ").append(line(finding.method()));
    } else if (finding.variable() != null) {
      text.append("  ").append(line(finding.variable().toString()));
      if (finding.variable().allocated() != null) {
        text.append("  allocated at ").append(line(finding.variable().allocated()));
      }
    }
    text.append("  (").append(line(finding.tool())).append(")\n");
    accesses(finding);
    text.append("SUMMARY: ").append(line(finding.headline())).append('\n').append(RULE);
  }

  private void accesses(Finding finding) {
    finding.accesses().forEach(this::access);
    if (finding.note() != null) {
      text.append("  ").append(line(finding.note())).append('\n');
    }
    finding.accesses().stream()
        .filter(access -> access.startedBy() != null)
        .map(TextReport::start)
        .distinct()
        .forEach(text::append);
  }

  private void access(Access access) {
    text.append("  ").append(line(access.op().toUpperCase(Locale.ROOT)));
    text.append(" by thread \"").append(line(access.thread())).append('"');
    if (access.locks() != null) {
      text.append("  locks held: ")
          .append(access.locks().isEmpty() ? "none" : line(String.join(", ", access.locks())));
    }
    text.append('\n');
    access.frames().forEach(f -> text.append("      at ").append(line(f)).append('\n'));
  }

  private static String start(Access access) {
    String by = "  thread \"" + line(access.thread()) + "\" was started by \"";
    String at = access.startedAt() == null ? "" : "\n      at " + line(access.startedAt());
    return by + line(access.startedBy()) + '"' + at + "\n";
  }
}
