package harrier.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class JunitReportTest {
  private static Element parse(FindingsFile file) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(JunitReport.of(file))))
        .getDocumentElement();
  }

  @Test
  void aFindingIsAFailedTestCase() throws Exception {
    Element suite = parse(Samples.file(Samples.race("1", "t", "u")));
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    Element test = (Element) suite.getElementsByTagName("testcase").item(0);
    assertThat(test.getAttribute("classname")).isEqualTo("a.B");
    assertThat(test.getAttribute("name")).isEqualTo("data race a.B.x B.java:17 <-> B.java:21 [1]");
    Element failure = (Element) test.getElementsByTagName("failure").item(0);
    assertThat(failure.getAttribute("type")).isEqualTo("data-race");
    assertThat(failure.getTextContent()).contains("at a.Main.run(Main.java:30)");
  }

  @Test
  void whatDoesNotCountIsSkipped() throws Exception {
    Element suite =
        parse(
            Samples.file(
                Samples.suppressed(Samples.race("1", "t", "u")),
                Samples.known(Samples.race("2", "t", "u"))));
    assertThat(suite.getAttribute("failures")).isEqualTo("0");
    assertThat(suite.getAttribute("skipped")).isEqualTo("2");
    assertThat(suite.getElementsByTagName("skipped").getLength()).isEqualTo(2);
  }

  @Test
  void withoutFindingsOneTestPasses() throws Exception {
    Element suite = parse(Samples.file());
    assertThat(suite.getAttribute("tests")).isEqualTo("1");
    assertThat(suite.getElementsByTagName("failure").getLength()).isZero();
  }

  @Test
  void hostileNamesStillMakeWellFormedXml() throws Exception {
    Element suite = parse(Samples.file(Samples.race(Samples.HOSTILE, Samples.HOSTILE, "u")));
    assertThat(suite.getElementsByTagName("failure").item(0).getTextContent())
        .contains("</script><img src=x onerror=alert(1)>]]>&\"'");
  }
}
