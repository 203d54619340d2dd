package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Exceptions, time-outs, interrupts, exhausted stacks and memory take their usual course. */
final class BehaviourTest {
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void exceptionsOfTheJvm(Jdk jdk, String tool) throws Exception {
    Outcome outcome = Twins.assertSame(jdk, tool, "targets.behaviour.Messages", run -> run);
    assertThat(outcome.out()).contains("because \"");
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void courseOfEvents(Jdk jdk, String tool) throws Exception {
    Outcome outcome =
        Twins.assertSame(
            jdk,
            tool,
            "targets.behaviour.Course",
            run -> run.javaOption("-Xmx64m").input("one\ntwo\n"));
    assertThat(outcome.exit()).isEqualTo(1);
    assertThat(outcome.out()).contains("join in time", "read two", "signal", "out of memory 3");
    assertThat(outcome.err()).contains("Exception in thread \"loud\"");
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void overflowsInsideMonitors(Jdk jdk, String tool) throws Exception {
    Outcome outcome = Twins.assertSame(jdk, tool, "targets.behaviour.Overflow", run -> run);
    assertThat(outcome.out()).isEqualTo("300 of 300\n200 200 200\n");
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void noStackLeftForHooks(Jdk jdk, String tool) throws Exception {
    Outcome outcome = Twins.assertSame(jdk, tool, "targets.behaviour.Bottom", run -> run);
    assertThat(outcome.out()).isEqualTo("back\ntrue\n1\n");
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void aPropertyThatMainSetsIsInTimeForTheNetworkLibrary(Jdk jdk, String tool) throws Exception {
    Outcome outcome = Twins.assertSame(jdk, tool, "targets.behaviour.LateProperty", run -> run);
    assertThat(outcome.out()).isEqualTo("0.0.0.0/0.0.0.0\n");
  }

  /** The JVM has no stack left to show us the class, then. */
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void classesThatEscapedAreNamed(Jdk jdk) throws Exception {
    Outcome outcome = Run.of(jdk, "targets.behaviour.LateClass").toEnd();
    assertThat(outcome.out()).isEqualTo("back\n2\n");
    boolean isNamed =
        outcome.findings().health().classesSkipped().stream()
            .anyMatch(skipped -> skipped.className().endsWith("LateClass$Gate"));
    assertThat(isNamed || outcome.findings().findings().isEmpty()).as(outcome.err()).isTrue();
  }
}
