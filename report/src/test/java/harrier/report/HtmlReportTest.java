package harrier.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlReportTest {
  private static JsonObject data(String html) {
    Matcher script =
        Pattern.compile(
                "<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL)
            .matcher(html);
    assertThat(script.find()).isTrue();
    return Samples.json(script.group(1));
  }

  /** The page without the data, style and script: what a browser shows without its script. */
  private static String body(String html) {
    return html.replaceAll("(?s)<(script|style)[ >].*?</\\1>", "");
  }

  @Test
  void theFindingsAreInsideAsJson() {
    FindingsFile file = Samples.file(Samples.race("1", Samples.HOSTILE, "u"));
    assertThat(data(HtmlReport.of(file))).isEqualTo(file.json());
  }

  @Test
  void nothingFromTheTargetBecomesMarkup() {
    JsonObject finding = Samples.race(Samples.HOSTILE, Samples.HOSTILE, "u");
    finding.addProperty("note", Samples.HOSTILE);
    finding.addProperty("kind", Samples.HOSTILE);
    finding.addProperty("tool", Samples.HOSTILE);
    finding.getAsJsonObject("variable").addProperty("name", Samples.HOSTILE);
    finding.getAsJsonObject("variable").addProperty("allocated", Samples.HOSTILE);
    JsonObject access = finding.getAsJsonArray("accesses").get(0).getAsJsonObject();
    access.addProperty("op", Samples.HOSTILE);
    access.addProperty("site", Samples.HOSTILE);
    access.addProperty("startedBy", Samples.HOSTILE);
    access.addProperty("startedAt", Samples.HOSTILE);
    access.getAsJsonArray("locks").add(Samples.HOSTILE);
    access.getAsJsonArray("stack").add(Samples.HOSTILE);
    String html = HtmlReport.of(Samples.file(finding));
    assertThat(html).doesNotContain("<img").doesNotContain("\u001b").doesNotContain("\u0000");
    assertThat(html.split("<script", -1)).hasSize(3);
    assertThat(html.split("</script", -1)).hasSize(3);
  }

  @Test
  void theListIsReadableWithoutTheScript() {
    String body = body(HtmlReport.of(Samples.file(Samples.race("1", "worker-1", "main"))));
    assertThat(body)
        .contains("<h1>1 finding</h1>")
        .contains("worker-1")
        .contains("B.java:17")
        .contains("a.Lock@1f")
        .contains("race:a.B.x")
        .contains("method too large")
        .contains("java a.Main");
  }

  @Test
  void aCleanRunSaysSo() {
    assertThat(HtmlReport.of(Samples.file())).contains("<h1>No findings</h1>");
  }

  @Test
  void nothingIsLoadedFromElsewhere() {
    assertThat(HtmlReport.of(Samples.file(Samples.race("1", "t", "u"))))
        .doesNotContain("http:")
        .doesNotContain("https:")
        .doesNotContain(" src=");
  }
}
