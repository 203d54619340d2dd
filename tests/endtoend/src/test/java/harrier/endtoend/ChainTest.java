package harrier.endtoend;

import static harrier.endtoend.Expectation.assertMarksAreFound;
import static org.assertj.core.api.Assertions.assertThat;

import catalogue.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Tools in sequence and side by side, on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record ChainTest(Jdk jdk) {
  private static final String RACY = "fields.SharedCounter";
  private static final String SILENT = "monitors.SameLock";

  private Outcome run(String chain, String program) throws Exception {
    return Run.of(jdk, Expectation.program(program).mainClass()).tool(chain).toEnd();
  }

  private void assertJudgesRight(String chain, String... programs) throws Exception {
    for (String name : programs) {
      Program program = Expectation.program(name);
      assertMarksAreFound(program, run(chain, name));
    }
  }

  @Test
  void eraser() throws Exception {
    String chain = "ThreadLocal:ReadOnly:LockSet";
    Outcome outcome = run(chain, RACY);
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    FindingsFile.Finding finding = outcome.findings().only();
    assertThat(finding.tool()).isEqualTo("LockSet");
    assertThat(finding.variable().name()).isEqualTo("value");
    assertThat(outcome.findings().tool()).isEqualTo(chain);
    assertJudgesRight(chain, SILENT, "fields.SharedReads", "fields.ObjectEach");
  }

  @Test
  void sideBySide() throws Exception {
    String chain = "FastTrack|HappensBefore";
    assertJudgesRight(chain, RACY, SILENT, "arrays.ElementOfEveryType", "waiting.HandOver");
  }

  @Test
  void filtersInFrontOfDetectors() throws Exception {
    assertJudgesRight("ProtectingLock:FastTrack", RACY, SILENT, "monitors.NestedLocks");
    assertJudgesRight("Count:(FastTrack|HappensBefore)", RACY, SILENT);
  }

  @Test
  void printShowsEventsAndPassesThemOn() throws Exception {
    assertJudgesRight("Print:FastTrack", RACY, SILENT, "statics.StaticOfEveryType");
    Outcome outcome = run("Print:FastTrack", SILENT);
    assertThat(outcome.err())
        .contains("write catalogue.monitors.SameLock.balance  at " + site("deposit"))
        .contains("acquire ")
        .contains("release ")
        .contains("start [");
    assertThat(outcome.out()).isEmpty();
  }

  private static String site(String method) {
    return "catalogue.monitors.SameLock." + method + "(SameLock.java:";
  }

  @Test
  void countSumsUpEvents() throws Exception {
    Outcome outcome = run("Count", "fields.SharedCounter");
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.err()).containsPattern("(?m)^ *write +[1-9]");
    assertThat(outcome.err()).containsPattern("(?m)^ *start +2$");
    assertThat(outcome.err()).containsPattern("(?m)^ *join +2$");
    assertThat(outcome.findings().findings()).isEmpty();
  }

  @Test
  void emptyReportsNothing() throws Exception {
    for (String program : new String[] {RACY, SILENT}) {
      Outcome outcome = run("Empty", program);
      assertThat(outcome.exit()).as(outcome.err()).isZero();
      assertThat(outcome.findings().findings()).isEmpty();
    }
  }

  @Test
  void oneEventAtATime() throws Exception {
    for (String name : new String[] {RACY, SILENT, "threads.ManyAtOnce"}) {
      Program program = Expectation.program(name);
      Run run = Run.of(jdk, program.mainClass()).option("serialize", "true");
      assertMarksAreFound(program, run.toEnd());
    }
  }
}
