package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** What the JVM's compilers are told once many classes have been loaded, on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record QuickCompilerTest(Jdk jdk) {
  private static final String USERS = "[{ match: \"targets/*.*\", c1: { Exclude: true } }]";

  @Test
  void rewritingIsCompiledQuicklyAndHooksAreNot() throws Exception {
    Outcome outcome = Run.of(jdk, "targets.ManyClasses").toEnd();
    assertThat(outcome.out())
        .as(outcome.err())
        .containsSubsequence(
            "rules for the instrumenter: true",
            "rules for calls of hooks: true",
            "rules for hooks: false",
            "open to the target: false");
  }

  @Test
  void rulesOfTheUserHold() throws Exception {
    Path rules = Files.writeString(Build.newRunFolder().resolve("rules.json"), USERS);
    Outcome outcome =
        Run.of(jdk, "targets.ManyClasses")
            .javaOption("-XX:+UnlockDiagnosticVMOptions")
            .javaOption("-XX:CompilerDirectivesFile=" + rules)
            .toEnd();
    assertThat(outcome.out())
        .as(outcome.err())
        .containsSubsequence("rules for the instrumenter: true", "rules for calls of hooks: false");
  }
}
