package harrier.bench;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Runs programs in JVMs of their own. */
final class Fork {
  private static final Pattern AFTER_COLLECTION = Pattern.compile("->(\\d+)M\\(");

  /** What a JVM ends with that was interrupted from the keyboard. */
  private static final int INTERRUPTED = 130;

  private final Setting setting;

  /** The JVM that runs now, or null. */
  private volatile Process running;

  Fork(Setting setting) {
    this.setting = setting;
  }

  /** A run that did not come to its end. */
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    Failure(String why) {
      super(why);
    }
  }

  /** A run that the user interrupted, and with it everything that was to come. */
  static final class Interrupted extends Exception {
    private static final long serialVersionUID = 1;

    Interrupted() {
      super("interrupted");
    }
  }

  /** Ends the JVM that runs now, if there is one. */
  void stop() {
    Process process = running;
    if (process != null) {
      process.destroyForcibly();
    }
  }

  /** The version of the JDK. */
  String jdk() throws Failure, Interrupted {
    String output = run(List.of(), Column.PLAIN).output();
    return output.substring(output.indexOf("jdk=") + "jdk=".length()).lines().findFirst().get();
  }

  Outcome run(List<String> program, Column column) throws Failure, Interrupted {
    try {
      Path folder = Files.createTempDirectory("harrier-bench");
      try {
        return run(program, column, folder);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new Failure(e.toString());
    }
  }

  private Outcome run(List<String> program, Column column, Path folder)
      throws IOException, Failure, Interrupted {
    Path output = folder.resolve("output");
    Path log = folder.resolve("gc");
    ProcessBuilder builder =
        new ProcessBuilder(command(program, column, folder, log))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    long forkedAt = System.currentTimeMillis();
    Process process = builder.start();
    running = process;
    try {
      if (!process.waitFor(setting.secondsAllowed(), TimeUnit.SECONDS)) {
        throw new Failure("took more than " + setting.secondsAllowed() + " s");
      }
    } catch (InterruptedException e) {
      throw new Interrupted();
    } finally {
      process.destroyForcibly();
      running = null;
    }
    if (process.exitValue() == INTERRUPTED) {
      throw new Interrupted();
    }
    List<String> lines = Files.readAllLines(output);
    if (process.exitValue() != 0) {
      throw new Failure("exit code " + process.exitValue() + ": " + trouble(lines));
    }
    Path findings = folder.resolve("findings.json");
    List<String> warnings = Files.exists(findings) ? Warnings.in(findings) : List.of();
    return Outcome.of(forkedAt, lines, mostAfterCollection(log), warnings);
  }

  private List<String> command(List<String> program, Column column, Path folder, Path log) {
    List<String> command = new ArrayList<>();
    command.add(setting.java().toString());
    command.addAll(List.of("-Xss2m", "-Xmx4g", "-Xlog:disable", "-Xlog:gc:file=" + log));
    if (!column.isPlain()) {
      command.add(
          "-javaagent:"
              + setting.agent()
              + "=report="
              + folder.toString().replace(",", "\\,")
              + ",exitcode=0,quiet=true,launched=true,"
              + column.agentText());
    }
    command.addAll(List.of("-cp", programs(), "bench.Main"));
    command.addAll(program);
    return command;
  }

  /** The jar or folder with the programs: the one this class is in. */
  private static String programs() {
    try {
      return new File(Fork.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .getPath();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String trouble(List<String> lines) {
    return lines.stream()
        .filter(line -> line.contains("Exception") || line.contains("Error"))
        .findFirst()
        .orElse(lines.isEmpty() ? "no output" : lines.get(lines.size() - 1));
  }

  /** In bytes; 0 if there was no collection. */
  private static long mostAfterCollection(Path log) throws IOException {
    long most = 0;
    for (String line : Files.exists(log) ? Files.readAllLines(log) : List.<String>of()) {
      Matcher matcher = AFTER_COLLECTION.matcher(line);
      if (matcher.find()) {
        most = Math.max(most, Long.parseLong(matcher.group(1)));
      }
    }
    return most << 20;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
