package harrier.finding;

import java.util.List;

/** A finding as the console shows it. */
final class Block {
  private static final String RULE = "==================";

  private Block() {}

  static String of(Finding finding, int number) {
    StringBuilder text = new StringBuilder();
    String what = finding.kind().replace('-', ' ');
    text.append(RULE).append('\n');
    text.append(what.toUpperCase(java.util.Locale.ROOT)).append(" #").append(number);
    if (finding.method() != null) {
      text.append("  ").append(Printable.of(finding.method()));
    } else if (finding.variable() != null) {
      text.append("  ").append(Printable.of(finding.variable().toString()));
      if (finding.variable().allocated() != null) {
        text.append("  allocated at ").append(Printable.of(finding.variable().allocated()));
      }
    }
    text.append("  (").append(Printable.of(finding.tool())).append(")\n");
    for (Access access : finding.accesses()) {
      access(text, access);
    }
    if (finding.note() != null) {
      text.append("  ").append(Printable.of(finding.note())).append('\n');
    }
    threads(text, finding.accesses());
    text.append(summary(finding, what)).append('\n').append(RULE).append('\n');
    return text.toString();
  }

  private static void access(StringBuilder text, Access access) {
    text.append("  ").append(access.op().toUpperCase(java.util.Locale.ROOT));
    text.append(" by thread \"").append(Printable.of(access.thread())).append('"');
    if (access.locks() != null) {
      text.append("  locks held: ")
          .append(
              access.locks().isEmpty() ? "none" : Printable.of(String.join(", ", access.locks())));
    }
    text.append('\n');
    List<String> frames = access.stack().isEmpty() ? List.of(access.site()) : access.stack();
    for (String frame : frames) {
      text.append("      at ").append(Printable.of(frame)).append('\n');
    }
  }

  private static void threads(StringBuilder text, List<Access> accesses) {
    accesses.stream()
        .filter(access -> access.startedBy() != null)
        .map(
            access ->
                "  thread \""
                    + Printable.of(access.thread())
                    + "\" was started by \""
                    + Printable.of(access.startedBy())
                    + '"'
                    + (access.startedAt() == null
                        ? ""
                        : "\n      at " + Printable.of(access.startedAt()))
                    + '\n')
        .distinct()
        .forEach(text::append);
  }

  static String summary(Finding finding, String what) {
    StringBuilder line = new StringBuilder("SUMMARY: ").append(what);
    if (!finding.subject().isEmpty()) {
      line.append(' ').append(Printable.of(finding.subject()));
    }
    String between = " ";
    for (Access access : finding.accesses()) {
      line.append(between).append(Printable.of(access.position()));
      between = " <-> ";
    }
    return line.toString();
  }
}
