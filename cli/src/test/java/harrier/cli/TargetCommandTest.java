package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetCommandTest {
  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() {
    session = new Session(folder);
  }

  private List<String> command(String... arguments) {
    Options options = Options.merge(Map.of(Key.TOOL, "Print"), session.here());
    return TargetCommand.of(
        Path.of("/jdk/bin/java"), options, List.of(), List.of(arguments), session.here());
  }

  @Test
  void theAgentComesBeforeTheArguments() {
    assertThat(command("-cp", "a b", "Main", "--", "-x"))
        .containsExactly(
            "/jdk/bin/java",
            "-Xss2m",
            "-XX:SurvivorRatio=3",
            "-javaagent:/opt/harrier-agent.jar=tool=Print,report="
                + folder.resolve("harrier-report")
                + ",launched=true",
            "-cp",
            "a b",
            "Main",
            "--",
            "-x");
  }

  @Test
  void theTargetsOwnStackSizeWins() {
    assertThat(command("-Xss256k", "Main")).doesNotContain("-Xss2m");
    assertThat(command("-XX:ThreadStackSize=512", "Main")).doesNotContain("-Xss2m");
    session.env.put("JAVA_TOOL_OPTIONS", "-Da=b -Xss1m");
    assertThat(command("Main")).doesNotContain("-Xss2m");
  }

  @Test
  void theTargetsOwnChoiceOfACollectorWins() {
    assertThat(command("-XX:+UseSerialGC", "Main")).doesNotContain("-XX:SurvivorRatio=3");
    assertThat(command("-XX:SurvivorRatio=8", "Main")).doesNotContain("-XX:SurvivorRatio=3");
    session.env.put("JDK_JAVA_OPTIONS", "-XX:+UseParallelGC");
    assertThat(command("Main")).doesNotContain("-XX:SurvivorRatio=3");
  }
}
