package harrier.report;

import static harrier.report.Clean.markup;

/** Findings as JUnit XML: one failed test case a finding, one passed if there is none. */
final class JunitReport {
  private JunitReport() {}

  static String of(FindingsFile file) {
    int tests = Math.max(1, file.findings().size());
    long skipped = file.findings().size() - file.counting();
    StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append("<testsuite name=\"harrier\" tests=\"").append(tests);
    xml.append("\" failures=\"").append(file.counting());
    xml.append("\" errors=\"0\" skipped=\"").append(skipped);
    xml.append("\" time=\"").append(seconds(file)).append("\">\n");
    if (file.findings().isEmpty()) {
      xml.append("  <testcase classname=\"harrier\" name=\"no findings\"/>\n");
    }
    file.findings().forEach(finding -> testCase(xml, finding));
    return xml.append("</testsuite>\n").toString();
  }

  private static void testCase(StringBuilder xml, Finding finding) {
    String owner = owner(finding);
    xml.append("  <testcase classname=\"").append(markup(owner == null ? "harrier" : owner));
    xml.append("\" name=\"").append(markup(finding.headline() + " [" + finding.id() + "]"));
    xml.append("\">\n");
    if (finding.counts()) {
      xml.append("    <failure type=\"").append(markup(finding.kind()));
      xml.append("\" message=\"").append(markup(finding.headline())).append("\">");
      TextReport.block(finding).lines().forEach(line -> xml.append(markup(line)).append('\n'));
      xml.append("</failure>\n");
    } else {
      xml.append("    <skipped message=\"").append(finding.excuse()).append("\"/>\n");
    }
    xml.append("  </testcase>\n");
  }

  private static String owner(Finding finding) {
    if (finding.method() != null) {
      return finding.method().substring(0, Math.max(0, finding.method().lastIndexOf('.')));
    }
    return finding.variable() == null ? null : finding.variable().owner();
  }

  private static double seconds(FindingsFile file) {
    return file.targets().stream().mapToDouble(t -> t.seconds() == null ? 0 : t.seconds()).sum();
  }
}
