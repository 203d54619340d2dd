package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command line in a JVM of its own, with a real target and an agent that does nothing. */
@Timeout(60)
class LaunchTest {
  private static final String CLASSES = System.getProperty("java.class.path");

  @TempDir Path folder;
  private Path agent;

  @BeforeEach
  void makeAgent() throws IOException {
    agent = folder.resolve("the agent.jar");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Premain-Class", FakeAgent.class.getName());
    try (OutputStream out = Files.newOutputStream(agent);
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      jar.putNextEntry(new JarEntry("empty/"));
    }
  }

  private ProcessBuilder harrier(List<String> options, String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
                "-Dharrier.agent=" + agent,
                "-cp",
                CLASSES,
                Main.class.getName(),
                "run",
                "--tool",
                "Empty"));
    command.addAll(options);
    command.addAll(List.of("--", "-cp", CLASSES, FakeTarget.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
  }

  private static String output(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void argumentsAndExitCodePassThrough() throws Exception {
    Process run = harrier(List.of(), "7", "a b", "--", "x,y=\\").start();
    assertThat(output(run)).isEqualTo("7|a b|--|x,y=\\\nhook\n");
    assertThat(run.waitFor()).isEqualTo(7);
  }

  @Test
  void standardInputPassesThrough() throws Exception {
    Process run = harrier(List.of(), "read").start();
    run.getOutputStream().write("hello\n".getBytes(StandardCharsets.UTF_8));
    run.getOutputStream().close();
    assertThat(output(run)).isEqualTo("read\nhello\nhook\n");
    assertThat(run.waitFor()).isZero();
  }

  @Test
  void formatsAreRenderedWhenTheTargetHasEnded() throws Exception {
    Process run = harrier(List.of("--report", "a, b", "--format", "sarif,junit"), "0").start();
    assertThat(output(run)).isEqualTo("0\nhook\n");
    assertThat(run.waitFor()).isZero();
    assertThat(folder.resolve("a, b"))
        .isDirectoryContaining("glob:**/findings.sarif")
        .isDirectoryContaining("glob:**/findings.xml")
        .isDirectoryNotContaining("glob:**/findings.html");
  }

  @Test
  void variablesMeantForTheTargetReachOnlyTheTarget() throws Exception {
    ProcessBuilder builder = harrier(List.of(), "environment");
    builder.environment().keySet().removeIf(name -> name.startsWith("HARRIER_"));
    builder.environment().put("HARRIER_KEPT_ANY", "1");
    builder.environment().put("HARRIER_KEPT__JAVA_OPTIONS", "-Da=b");
    Process run = builder.start();
    assertThat(output(run))
        .isEqualTo("Picked up _JAVA_OPTIONS: -Da=b\nenvironment\n[_JAVA_OPTIONS]\nhook\n");
    assertThat(run.waitFor()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"TERM, 143", "INT, 130", "HUP, 129"})
  void signalsReachTheTargetAndItsReportIsRendered(String signal, int code) throws Exception {
    assumeThat(isIgnored(code - 128)).isFalse();
    assumeThat(signal.equals("INT") && TargetProcess.isInForeground()).isFalse();
    Process run = harrier(List.of("--format", "html"), "wait").start();
    BufferedReader lines = run.inputReader();
    assertThat(lines.readLine()).isEqualTo("wait");
    new ProcessBuilder("sh", "-c", "kill -" + signal + " " + run.pid()).start().waitFor();
    assertThat(lines.readLine()).isEqualTo("hook");
    assertThat(run.waitFor()).isEqualTo(code);
    assertThat(folder.resolve("harrier-report/findings.html")).isNotEmptyFile();
  }

  /** Whether this JVM ignores a signal, as under nohup: its children then do too. */
  private static boolean isIgnored(int signal) throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return false;
    }
    String mask =
        Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .map(line -> line.substring(line.indexOf('\t') + 1))
            .findFirst()
            .orElse("0");
    return (Long.parseUnsignedLong(mask, 16) >> (signal - 1) & 1) != 0;
  }
}
