package harrier.jars;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/** Hands tasks to one forked JVM after the other; a JVM is replaced when it has done enough. */
final class Dispatcher extends Thread {
  /**
   * A jar in one layout.
   *
   * @param every of so many classes, one is tried
   */
  record Task(Variant variant, int every, Path jar, int classes) {}

  /** Classes that a JVM tries before it is replaced: the number of sites is limited. */
  private static final int ENOUGH = 60_000;

  private final Path java;
  private final List<Path> jars;
  private final Queue<Task> tasks;
  private final Tally tally;
  private IOException trouble;

  Dispatcher(Path java, List<Path> jars, Queue<Task> tasks, Tally tally) {
    this.java = java;
    this.jars = jars;
    this.tasks = tasks;
    this.tally = tally;
  }

  /** What went wrong, or null. */
  IOException trouble() {
    return trouble;
  }

  @Override
  public void run() {
    try {
      Task next = tasks.poll();
      while (next != null) {
        next = runFrom(next);
      }
    } catch (IOException e) {
      trouble = e;
    }
  }

  /** Starts a JVM and gives it tasks until it has had enough; answers the first one left. */
  private Task runFrom(Task first) throws IOException {
    Process worker = fork();
    try (PrintStream in = new PrintStream(worker.getOutputStream(), false, StandardCharsets.UTF_8);
        BufferedReader out =
            new BufferedReader(
                new InputStreamReader(worker.getInputStream(), StandardCharsets.UTF_8))) {
      Task task = first;
      int done = 0;
      while (task != null && done < ENOUGH) {
        in.println(task.variant().name() + "\t" + task.every() + "\t" + task.jar());
        in.flush();
        listen(task, out);
        done += task.classes();
        task = tasks.poll();
      }
      return task;
    } finally {
      worker.destroy();
    }
  }

  private Process fork() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    command.addAll(
        List.of(
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:+BytecodeVerificationLocal",
            "-XX:+BytecodeVerificationRemote",
            "-Xmx3g",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1", // most code runs only a few times
            "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Worker.class.getName()));
    jars.forEach(jar -> command.add(jar.toString()));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private void listen(Task task, BufferedReader out) throws IOException {
    String line;
    while ((line = out.readLine()) != null) {
      String[] words = line.split("\t");
      switch (words[0]) {
        case "count" ->
            tally.count(task.variant(), Verdict.valueOf(words[1]), Integer.parseInt(words[2]));
        case "note" ->
            tally.note(
                task.variant(), Verdict.valueOf(words[1]), name(task.jar()), words[2], words[3]);
        case "grown" -> tally.grown(task.variant(), Integer.parseInt(words[1]));
        case "done" -> {
          return;
        }
        default -> throw new IOException(task + ": " + line);
      }
    }
    throw new IOException("the JVM that tried " + task + " is gone");
  }

  private static String name(Path jar) {
    return new File(jar.toString()).getName();
  }
}
