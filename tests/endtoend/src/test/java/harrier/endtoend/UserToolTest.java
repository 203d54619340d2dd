package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** A user's own tools, from a jar, on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record UserToolTest(Jdk jdk) {
  private static final String COUNTER = "catalogue.fields.SharedCounter";

  private static final String WRITES =
      """
      package mine;

      import harrier.event.AccessEvent;
      import harrier.tool.Tool;

      public final class Writes extends Tool {
        private int writes;

        @Override
        public synchronized void access(AccessEvent e) {
          if (e.isWrite() && e.variable().name().equals("value")) {
            writes++;
          }
          next().access(e);
        }

        @Override
        public String summary() {
          return "there were " + writes + " writes\\n";
        }
      }
      """;

  private static final String FAILING =
      """
      package mine;

      import harrier.event.MethodEvent;
      import harrier.tool.Tool;

      public final class Failing extends Tool {
        @Override
        public void enter(MethodEvent e) {
          throw new IllegalStateException("broken on purpose");
        }
      }
      """;

  private static final String FAILING_AT_ACCESS =
      """
      package mine;

      import harrier.event.AccessEvent;
      import harrier.tool.Tool;

      public final class FailingAtAccess extends Tool {
        @Override
        public void access(AccessEvent e) {
          throw new StackOverflowError("not the target's");
        }
      }
      """;

  private Run run(String target, String tool, String source, String chain) throws Exception {
    Run run = Run.of(jdk, target);
    String jar = Sources.toolJar(run.folder(), tool, source).toString();
    return run.option("toolpath", jar).tool(chain);
  }

  @Test
  void aloneInTheChain() throws Exception {
    Outcome outcome = run(COUNTER, "mine.Writes", WRITES, "mine.Writes").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.errLines("there were 2 writes")).isEqualTo(1);
  }

  @Test
  void inFrontOfOurs() throws Exception {
    Outcome outcome = run(COUNTER, "mine.Writes", WRITES, "mine.Writes:FastTrack").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.errLines("there were 2 writes")).isEqualTo(1);
    assertThat(outcome.findings().only().tool()).isEqualTo("FastTrack");
  }

  @Test
  void aToolThatFailsIsSwitchedOffAndTheRestGoesOn() throws Exception {
    Outcome outcome = run(COUNTER, "mine.Failing", FAILING, "mine.Failing:FastTrack").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.errLines("Failing failed and is switched off")).isEqualTo(1);
    assertThat(outcome.findings().only().tool()).isEqualTo("FastTrack");
    assertThat(outcome.findings().health().internalErrors()).isPositive();
  }

  @Test
  void theTargetOfAFailingToolGoesOn() throws Exception {
    Outcome outcome =
        run("targets.Clean", "mine.Failing", FAILING, "mine.Failing")
            .argument("EXIT")
            .argument("3")
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(3);
    assertThat(outcome.out()).isEqualTo("did not race\n");
    assertThat(outcome.errLines("broken on purpose")).isEqualTo(1);
  }

  @Test
  void anErrorInAToolNeverReachesTheTarget() throws Exception {
    Outcome outcome =
        run("targets.Clean", "mine.FailingAtAccess", FAILING_AT_ACCESS, "mine.FailingAtAccess")
            .argument("RETURN")
            .argument("0")
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualTo("did not race\n");
  }
}
