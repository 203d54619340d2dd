package harrier.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MergeTest {
  @Test
  void sameIdBecomesOneFindingWithTheSumOfCounts() {
    FindingsFile merged =
        Merge.of(
            List.of(
                Samples.file(Samples.race("1", "t", "u"), Samples.race("2", "t", "u")),
                Samples.file(Samples.race("2", "v", "w"), Samples.race("3", "t", "u"))));
    assertThat(merged.findings()).extracting(Finding::id).containsExactly("1", "2", "3");
    assertThat(merged.findings()).extracting(Finding::count).containsExactly(412L, 824L, 412L);
    assertThat(merged.json().getAsJsonObject("summary").get("findings").getAsInt()).isEqualTo(3);
  }

  @Test
  void aFindingIsSuppressedOnlyIfItIsEverywhere() {
    FindingsFile merged =
        Merge.of(
            List.of(
                Samples.file(
                    Samples.suppressed(Samples.race("1", "t", "u")),
                    Samples.suppressed(Samples.race("2", "t", "u"))),
                Samples.file(
                    Samples.race("1", "t", "u"), Samples.suppressed(Samples.race("2", "t", "u")))));
    assertThat(merged.findings()).extracting(Finding::suppressed).containsExactly(false, true);
  }

  @Test
  void healthIsAddedUp() {
    Health health = Merge.of(List.of(Samples.file(), Samples.file())).health();
    assertThat(health.instrumented()).isEqualTo(20);
    assertThat(health.skipped()).containsOnlyKeys("x.Y");
    assertThat(health.notes()).containsEntry("modelsUnmatched", List.of("java.util.Foo.bar"));
    assertThat(health.events()).containsEntry("read", "10");
  }

  @Test
  void everyTargetIsKeptAlsoWhenMergingAgain() {
    FindingsFile two = Merge.of(List.of(Samples.file(), Samples.file()));
    assertThat(Merge.of(List.of(two, Samples.file())).targets()).hasSize(3);
  }

  @Test
  void theInputsStayAsTheyAre() {
    FindingsFile first = Samples.file(Samples.race("1", "t", "u"));
    Merge.of(List.of(first, Samples.file(Samples.race("1", "t", "u"))));
    assertThat(first.json().getAsJsonArray("findings").get(0).getAsJsonObject().get("count"))
        .hasToString("412");
  }
}
