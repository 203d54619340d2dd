package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A target that is ended from outside keeps its findings. */
final class SignalTest {
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void terminated(Jdk jdk) throws Exception {
    Run run = hanging(jdk);
    Process process = run.start();
    awaitLine(process, "raced");
    process.destroy();
    assertEndedWith(143, run.await(process));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void interruptedFromTheKeyboard(Jdk jdk) throws Exception {
    Run run = hanging(jdk);
    Process process = run.start();
    awaitLine(process, "raced");
    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
    assertEndedWith(130, run.await(process));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void killedMoreThanASecondAfterTheRace(Jdk jdk) throws Exception {
    Run run = hanging(jdk).argument("2000");
    Process process = run.start();
    awaitLine(process, "waited");
    process.destroyForcibly();
    assertEndedWith(137, run.await(process));
  }

  private static Run hanging(Jdk jdk) {
    return Run.of(jdk, "targets.Racy").argument("HANG").argument("0");
  }

  private static void awaitLine(Process process, String expected) throws Exception {
    BufferedReader out = process.inputReader();
    String line = out.readLine();
    while (line != null && !line.equals(expected)) {
      line = out.readLine();
    }
    assertThat(line).isEqualTo(expected);
  }

  private static void assertEndedWith(int code, Outcome outcome) {
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.findings().only().variable().name()).isEqualTo("value");
  }
}
