package harrier.analyses.race;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TargetStackTest {
  private static StackTraceElement frame(String type, String file, int line) {
    return new StackTraceElement("app", "module", "1", type, "run", file, line);
  }

  @Test
  void framesPrintWithoutLoaderAndModule() {
    assertThat(
            TargetStack.framesOf(
                new StackTraceElement[] {
                  frame("a.B", "B.java", 17),
                  frame("a.C", "C.java", -1),
                  frame("a.D", null, -1),
                  frame("a.E", "E.java", -2)
                }))
        .containsExactly(
            "a.B.run(B.java:17)",
            "a.C.run(C.java)",
            "a.D.run(Unknown Source)",
            "a.E.run(Native Method)");
  }

  @Test
  void framesOfHarrierAreLeftOut() {
    assertThat(
            TargetStack.framesOf(
                new StackTraceElement[] {
                  frame("harrier.analyses.race.TargetStack", "TargetStack.java", 1),
                  frame("harrier.hook.Hooks", "Hooks.java", 1),
                  frame("harrier.examples.Bank", "Bank.java", 2),
                  frame("harriers.Main", "Main.java", 3)
                }))
        .containsExactly(
            "harrier.examples.Bank.run(Bank.java:2)", "harriers.Main.run(Main.java:3)");
  }

  @Test
  void framesOfHiddenClassesAreLeftOut() {
    assertThat(
            TargetStack.framesOf(
                new StackTraceElement[] {
                  frame("a.B", "B.java", 17), frame("a.B$$Lambda$112/0x00007f8f9008d628", null, -1)
                }))
        .containsExactly("a.B.run(B.java:17)");
  }

  @Test
  void aDeepStackIsCut() {
    StackTraceElement[] deep = new StackTraceElement[1000];
    java.util.Arrays.fill(deep, frame("a.B", "B.java", 17));
    assertThat(TargetStack.framesOf(deep)).hasSize(128);
  }
}
