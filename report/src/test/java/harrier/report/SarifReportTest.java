package harrier.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;

class SarifReportTest {
  private static JsonObject run(FindingsFile file) {
    JsonObject sarif = Samples.json(SarifReport.of(file));
    assertThat(sarif.get("version").getAsString()).isEqualTo("2.1.0");
    return sarif.getAsJsonArray("runs").get(0).getAsJsonObject();
  }

  private static JsonObject result(JsonObject finding) {
    return run(Samples.file(finding)).getAsJsonArray("results").get(0).getAsJsonObject();
  }

  private static JsonObject first(JsonObject object, String array) {
    return object.getAsJsonArray(array).get(0).getAsJsonObject();
  }

  private static String at(JsonObject location) {
    JsonObject physical = location.getAsJsonObject("physicalLocation");
    return physical.getAsJsonObject("artifactLocation").get("uri").getAsString()
        + ":"
        + physical.getAsJsonObject("region").get("startLine").getAsInt();
  }

  @Test
  void bothAccessesAreLocations() {
    JsonObject result = result(Samples.race("7c1f", "t", "u"));
    assertThat(result.get("ruleId").getAsString()).isEqualTo("data-race");
    assertThat(at(first(result, "locations"))).isEqualTo("a/B.java:21");
    assertThat(at(first(result, "relatedLocations"))).isEqualTo("a/B.java:17");
    assertThat(result.getAsJsonObject("partialFingerprints").get("harrier/v1").getAsString())
        .isEqualTo("7c1f");
    assertThat(result.get("occurrenceCount").getAsInt()).isEqualTo(412);
  }

  @Test
  void eachThreadHasAFlowThatEndsWithItsAccess() {
    JsonObject flow = first(result(Samples.race("1", "worker", "main")), "codeFlows");
    JsonArray threads = flow.getAsJsonArray("threadFlows");
    assertThat(threads).hasSize(2);
    JsonObject worker = threads.get(0).getAsJsonObject();
    assertThat(worker.get("id").getAsString()).isEqualTo("worker");
    JsonArray steps = worker.getAsJsonArray("locations");
    assertThat(at(steps.get(0).getAsJsonObject().getAsJsonObject("location")))
        .isEqualTo("a/Main.java:30");
    assertThat(at(steps.get(1).getAsJsonObject().getAsJsonObject("location")))
        .isEqualTo("a/B.java:17");
  }

  @Test
  void everyRuleUsedIsDescribedOnce() {
    JsonObject run = run(Samples.file(Samples.race("1", "t", "u"), Samples.race("2", "t", "u")));
    JsonObject driver = run.getAsJsonObject("tool").getAsJsonObject("driver");
    assertThat(driver.getAsJsonArray("rules")).hasSize(1);
    assertThat(first(driver, "rules").get("id").getAsString()).isEqualTo("data-race");
  }

  @Test
  void suppressedAndKnownFindingsSaySo() {
    assertThat(result(Samples.suppressed(Samples.race("1", "t", "u"))).has("suppressions"))
        .isTrue();
    assertThat(result(Samples.race("1", "t", "u")).has("suppressions")).isFalse();
    assertThat(
            result(Samples.known(Samples.race("1", "t", "u"))).get("baselineState").getAsString())
        .isEqualTo("unchanged");
  }

  @Test
  void aSiteWithoutAFileHasOnlyItsMethod() {
    JsonObject finding = Samples.race("1", "t", "u");
    finding
        .getAsJsonArray("accesses")
        .get(1)
        .getAsJsonObject()
        .addProperty("site", "a.B.get(Unknown Source)");
    JsonObject location = first(result(finding), "locations");
    assertThat(location.has("physicalLocation")).isFalse();
    assertThat(first(location, "logicalLocations").get("fullyQualifiedName").getAsString())
        .isEqualTo("a.B.get");
  }

  @Test
  void hostileNamesSurvive() {
    JsonObject flow = first(result(Samples.race("1", Samples.HOSTILE, "u")), "codeFlows");
    assertThat(first(flow, "threadFlows").get("id").getAsString()).isEqualTo(Samples.HOSTILE);
  }

  @Test
  void messagesAreOneLine() {
    JsonObject result = result(Samples.race("1", Samples.HOSTILE, "u"));
    assertThat(result.getAsJsonObject("message").get("text").getAsString())
        .contains("?SUMMARY: forged")
        .doesNotContainPattern("\\p{Cntrl}");
  }
}
