package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Many threads in a small heap, on every JDK. Threads that have ended take next to no room, and
 * those that come later are told apart as well as the first ones.
 */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record ManyThreadsTest(Jdk jdk) {
  private static final int VIRTUAL_THREADS = 21;

  @Test
  void virtualThreadsThatAreAwaitedEach() throws Exception {
    assumeTrue(jdk.version().feature() >= VIRTUAL_THREADS);
    assertRacesOn(run("each", 30_000, "32m"), 30_000, "atTheEnd");
  }

  @Test
  void virtualThreadsThatNobodyOrdersWhileTheyRun() throws Exception {
    assumeTrue(jdk.version().feature() >= VIRTUAL_THREADS);
    assertRacesOn(run("all", 50_000, "64m"), 100_000, "atTheEnd", "firstAndLast");
  }

  @Test
  void threadsOfWhichEachStartsTheNext() throws Exception {
    assertRacesOn(run("chain", 3_000, "32m"), 3_000, "atTheEnd");
  }

  @Test
  void threadsInTurn() throws Exception {
    assertRacesOn(run("inTurn", 3_000, "32m"), 3_000, "atTheEnd");
  }

  @Test
  void threadsAtOnce() throws Exception {
    assertRacesOn(run("atOnce", 1_000, "64m"), 1_000, "atTheEnd");
  }

  @Test
  void manyTasksOfAPool() throws Exception {
    assertRacesOn(run("pool", 1_000, "32m"), 1_000, "atTheEnd");
  }

  private Outcome run(String kind, int count, String heap) throws Exception {
    return Run.of(jdk, "targets.ManyThreads")
        .javaOption("-Xmx" + heap)
        .argument(kind)
        .argument(String.valueOf(count))
        .toEnd();
  }

  private static void assertRacesOn(Outcome outcome, int passedOn, String... variables) {
    assertThat(outcome.out()).as(outcome.err()).isEqualTo(passedOn + "\n");
    assertThat(outcome.err()).doesNotContain("OutOfMemoryError");
    FindingsFile file = outcome.findings();
    assertThat(file.findings())
        .extracting(finding -> finding.variable().name())
        .containsOnly(variables);
    assertThat(file.health().internalErrors()).isZero();
  }
}
