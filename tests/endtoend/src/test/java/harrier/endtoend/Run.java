package harrier.endtoend;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A target about to run with the agent in a JVM of its own. */
final class Run {
  private final Jdk jdk;
  private final String mainClass;
  private final List<Path> classPath = new ArrayList<>();
  private final List<String> arguments = new ArrayList<>();
  private final List<String> javaOptions = new ArrayList<>();
  private final List<String> lateOptions = new ArrayList<>();
  private List<String> launcher = List.of();
  private String input = "";
  private final Path folder;
  private Path report;

  /** Null if the main class is started. */
  private Path jar;

  private final Map<String, String> environment = new HashMap<>();
  private boolean withAgent = true;
  private Path agent = Build.agentJar();

  /** How long the target may take. */
  private int seconds = 120;

  /** The agent's options in order. */
  private final Map<String, String> options = new LinkedHashMap<>();

  private Run(Jdk jdk, String mainClass) {
    this.jdk = jdk;
    this.mainClass = mainClass;
    try {
      folder = Build.newRunFolder();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    classPath.add(Build.classes("tests/catalogue"));
    classPath.add(Build.testClasses());
    option("tool", "FastTrack");
    report(folder.resolve("report"));
  }

  /** A class of the catalogue or of package {@code targets}, or {@code -m} and a module's class. */
  static Run of(Jdk jdk, String mainClass) {
    return new Run(jdk, mainClass);
  }

  static Run of(String mainClass) {
    return of(Jdk.running(), mainClass);
  }

  Run option(String key, String value) {
    options.put(key, value);
    return this;
  }

  /** Leaves an option to its default, or to other places than the agent's options. */
  Run without(String key) {
    options.remove(key);
    return this;
  }

  Run agent(Path other) {
    agent = other;
    return this;
  }

  Run environment(String key, String value) {
    environment.put(key, value);
    return this;
  }

  Run tool(String chain) {
    return option("tool", chain);
  }

  Run report(Path where) {
    report = where;
    return option("report", where.toString());
  }

  /** The libraries of this test's own class path. */
  Run frameworks() {
    Build.frameworks().forEach(this::classPath);
    return this;
  }

  Run classPath(Path more) {
    classPath.add(more);
    return this;
  }

  Run firstOnClassPath(Path first) {
    classPath.add(0, first);
    return this;
  }

  /** Leaves out what is on the class path so far. */
  Run onlyClassPath(Path instead) {
    classPath.clear();
    return classPath(instead);
  }

  /** Starts a jar in place of the main class. */
  Run jar(Path file) {
    jar = file;
    return this;
  }

  Run javaOption(String option) {
    javaOptions.add(option);
    return this;
  }

  /** An option behind our agent: agents start in this order. */
  Run lateOption(String option) {
    lateOptions.add(option);
    return this;
  }

  /** Words before the command, which they run. */
  Run through(String... words) {
    launcher = List.of(words);
    return this;
  }

  /** What the target reads. */
  Run input(String text) {
    input = text;
    return this;
  }

  Run argument(String argument) {
    arguments.add(argument);
    return this;
  }

  Run withoutAgent() {
    withAgent = false;
    return this;
  }

  /** Allows the target to take longer than others. */
  Run seconds(int limit) {
    seconds = limit;
    return this;
  }

  /** A place for files of this run. */
  Path folder() {
    return folder;
  }

  /** Runs the target to its end. */
  Outcome toEnd() throws Exception {
    return toEnd(process -> {});
  }

  /** Runs the target to its end beside somebody who follows it. */
  Outcome toEnd(Consumer<Process> follower) throws Exception {
    Process process = builder().redirectOutput(folder.resolve("stdout").toFile()).start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(input.getBytes(StandardCharsets.UTF_8));
    }
    Thread beside = new Thread(() -> follower.accept(process));
    beside.start();
    Outcome outcome = await(process);
    beside.join();
    return outcome;
  }

  /** Starts the target; its output can be read while it runs. */
  Process start() throws IOException {
    return builder().start();
  }

  /** Waits for the end of a target that was started. */
  Outcome await(Process process) throws Exception {
    if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
      throw new AssertionError(this + " did not end within " + seconds + " s\n" + read("stderr"));
    }
    return new Outcome(process.exitValue(), read("stdout"), read("stderr"), report);
  }

  private String read(String file) throws IOException {
    Path path = folder.resolve(file);
    return Files.exists(path) ? Files.readString(path) : "";
  }

  private ProcessBuilder builder() {
    List<String> command = new ArrayList<>(launcher);
    command.add(jdk.java());
    command.addAll(jdk.options());
    command.addAll(javaOptions);
    command.addAll(
        List.of(
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:+BytecodeVerificationLocal",
            "-XX:+BytecodeVerificationRemote",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto"));
    if (withAgent) {
      command.add("-javaagent:" + agent + "=" + optionText());
    }
    command.addAll(lateOptions);
    if (jar != null) {
      command.addAll(List.of("-jar", jar.toString()));
    } else {
      command.add("-cp");
      command.add(
          classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
      command.addAll(List.of(mainClass.split(" ")));
    }
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(folder.toFile());
    builder.environment().remove("HARRIER_OPTIONS");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().putAll(environment);
    builder.redirectError(folder.resolve("stderr").toFile());
    return builder;
  }

  private String optionText() {
    return options.entrySet().stream()
        .map(option -> option.getKey() + "=" + escaped(option.getValue()))
        .collect(Collectors.joining(","));
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace(",", "\\,");
  }

  @Override
  public String toString() {
    return mainClass + " on " + jdk + " with " + options;
  }
}
