package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What becomes of findings: console, file, suppressions, baseline, exit code. */
final class FindingsTest {
  private static final String COUNTER = "catalogue.fields.SharedCounter";

  @Test
  void aFindingNamesBothAccesses() throws Exception {
    Outcome outcome = Run.of(COUNTER).toEnd();
    FindingsFile file = outcome.findings();
    FindingsFile.Finding finding = file.only();
    String site = COUNTER + ".increment(SharedCounter.java:10)";
    assertThat(file.schema()).isEqualTo(1);
    assertThat(file.tool()).isEqualTo("FastTrack");
    assertThat(file.target().command()).anyMatch(word -> word.contains(COUNTER));
    assertThat(file.target().jdk()).isEqualTo(System.getProperty("java.version"));
    assertThat(finding.kind()).isEqualTo("data-race");
    assertThat(finding.variable().type()).isEqualTo("field");
    assertThat(finding.variable().className()).isEqualTo(COUNTER);
    assertThat(finding.accesses()).extracting(FindingsFile.Access::site).containsOnly(site);
    assertThat(finding.accesses()).extracting(FindingsFile.Access::op).contains("write");
    assertThat(finding.accesses()).extracting(FindingsFile.Access::thread).doesNotHaveDuplicates();
    assertThat(outcome.err()).contains("      at " + site + "\n");
    String summary = "SUMMARY: data race " + COUNTER + ".value ";
    assertThat(outcome.err())
        .contains(summary + "SharedCounter.java:10 <-> SharedCounter.java:10\n");
    assertThat(outcome.errLines(summary)).isEqualTo(1);
  }

  @Test
  void locksHeldAreNamed() throws Exception {
    FindingsFile.Finding finding =
        Run.of("catalogue.monitors.HalfLocked").toEnd().findings().only();
    for (FindingsFile.Access access : finding.accesses()) {
      if (access.locks() != null && access.op().equals("write")) {
        assertThat(access.locks()).singleElement().asString().contains("HalfLocked");
      } else if (access.locks() != null) {
        assertThat(access.locks()).isEmpty();
      }
    }
    assertThat(finding.accesses()).anyMatch(access -> access.locks() != null);
  }

  @Test
  void repeatsOnlyRaiseTheCount() throws Exception {
    FindingsFile file = Run.of("targets.ManyObjects").toEnd().findings();
    assertThat(file.findings())
        .extracting(finding -> finding.variable().mark())
        .containsExactlyInAnyOrder("value", "int[]");
    assertThat(file.findings()).allMatch(finding -> finding.count() >= 50);
    assertThat(file.summary().findings()).isEqualTo(2);
  }

  @Test
  void identitiesAreStableOverRuns() throws Exception {
    String first = Run.of(COUNTER).toEnd().findings().only().id();
    assertThat(Run.of(COUNTER).toEnd().findings().only().id()).isEqualTo(first);
    assertThat(first).matches("[0-9a-f]{16}");
  }

  @Test
  void suppressedFindingsDoNotCount() throws Exception {
    assertSuppressed("race:" + COUNTER + ".value");
    assertSuppressed("# all of the catalogue\n\nrace:catalogue.*\n");
  }

  private static void assertSuppressed(String text) throws Exception {
    Run run = Run.of(COUNTER);
    Path suppressions = Files.writeString(run.folder().resolve("known, and wanted"), text);
    Outcome outcome = run.option("suppressions", suppressions.toString()).toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.findings().only().suppressed()).isTrue();
    assertThat(outcome.findings().summary().findings()).isZero();
    assertThat(outcome.findings().summary().suppressed()).isEqualTo(1);
    assertThat(outcome.err()).doesNotContain("SUMMARY").contains("1 suppressed");
  }

  @Test
  void otherSuppressionsChangeNothing() throws Exception {
    Run run = Run.of(COUNTER);
    Path suppressions =
        Files.writeString(run.folder().resolve("others"), "race:" + COUNTER + ".val\n");
    Outcome outcome = run.option("suppressions", suppressions.toString()).toEnd();
    assertThat(outcome.exit()).isEqualTo(66);
    assertThat(outcome.findings().only().suppressed()).isFalse();
  }

  @Test
  void findingsOfTheBaselineAreNotNew() throws Exception {
    Path baseline = Run.of(COUNTER).toEnd().report().resolve("findings.json");
    Outcome again = Run.of(COUNTER).option("baseline", baseline.toString()).toEnd();
    assertThat(again.exit()).as(again.err()).isZero();
    assertThat(again.findings().only().isNew()).isFalse();
    Outcome other =
        Run.of("catalogue.statics.StaticCounter").option("baseline", baseline.toString()).toEnd();
    assertThat(other.exit()).isEqualTo(66);
    assertThat(other.findings().only().isNew()).isTrue();
  }

  @Test
  void theExitCodeIsTheUsersChoice() throws Exception {
    assertThat(Run.of(COUNTER).option("exitcode", "17").toEnd().exit()).isEqualTo(17);
    assertThat(Run.of(COUNTER).option("exitcode", "0").toEnd().exit()).isZero();
  }

  @Test
  void theFirstFindingCanEndTheTarget() throws Exception {
    Outcome outcome =
        Run.of("targets.Racy")
            .argument("RETURN")
            .argument("0")
            .option("halt_on_error", "true")
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.findings().only().variable().name()).isEqualTo("value");
  }

  @Test
  void quietKeepsFindingsOffTheConsole() throws Exception {
    Outcome outcome = Run.of(COUNTER).option("quiet", "true").toEnd();
    assertThat(outcome.exit()).isEqualTo(66);
    assertThat(outcome.err()).doesNotContain("DATA RACE");
    assertThat(outcome.findings().findings()).hasSize(1);
  }

  @Test
  void theReportFolderMayHaveAnyName() throws Exception {
    Run run = Run.of(COUNTER);
    Outcome outcome = run.report(run.folder().resolve("a, b\\c=d e/été")).toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.findings().findings()).hasSize(1);
  }

  @Test
  void theReportIsInTheWorkingFolderUnlessSaidOtherwise() throws Exception {
    Run run = Run.of(COUNTER);
    run.report(run.folder().resolve("harrier-report")).without("report");
    assertThat(run.toEnd().findings().findings()).hasSize(1);
  }

  @Test
  void namesInTheTargetCannotForgeTheConsole() throws Exception {
    Outcome outcome = Run.of("targets.Forger").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.err().lines()).noneMatch(line -> line.startsWith("SUMMARY: forged"));
    assertThat(outcome.err()).doesNotContain("\u001b");
    assertThat(outcome.findings().only().accesses())
        .extracting(FindingsFile.Access::thread)
        .allMatch(name -> name.contains("\nSUMMARY: forged"));
  }

  @Test
  void aTargetThatClosesItsStreamsStillHasFindings() throws Exception {
    Outcome outcome = Run.of("targets.Muted").toEnd();
    assertThat(outcome.exit()).isEqualTo(66);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.findings().only().variable().name()).isEqualTo("value");
  }

  @Test
  void withoutAReportFolderFindingsAreOnTheConsole() throws Exception {
    Run run = Run.of(COUNTER);
    Path file = Files.writeString(run.folder().resolve("file"), "no folder");
    Outcome outcome = run.report(file.resolve("report")).toEnd();
    assertThat(outcome.exit()).isNotZero();
    assertThat(outcome.errLines("SUMMARY: data race")).isEqualTo(1);
    assertThat(outcome.errLines("cannot write")).isEqualTo(1);
  }

  /** The exit code is about the target. */
  @Test
  void aReportFolderThatCannotBeWrittenLeavesTheExitCode() throws Exception {
    Run run = Run.of("catalogue.fields.FieldEach");
    Path file = Files.writeString(run.folder().resolve("file"), "no folder");
    Outcome outcome = run.report(file.resolve("report")).toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.errLines("cannot write")).isEqualTo(1);
  }
}
