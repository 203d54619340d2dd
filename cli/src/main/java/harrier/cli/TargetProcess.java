package harrier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sun.misc.Signal;

/** The running target: it has our standard streams, gets our signals, and we end with its code. */
final class TargetProcess {
  private static final List<String> FORWARDED = List.of("INT", "TERM", "HUP");

  /** Null until the target runs. Guarded by this. */
  private Process process;

  private TargetProcess() {}

  /** How a target ended. */
  record Ended(long pid, int exit) {}

  /** Runs the target to its end. */
  static Ended run(List<String> command) {
    TargetProcess target = new TargetProcess();
    FORWARDED.forEach(target::forward);
    try {
      Process process = target.start(command);
      return new Ended(process.pid(), process.waitFor());
    } catch (IOException e) {
      throw new Mistake("cannot start " + command.get(0) + " (" + e.getMessage() + ")");
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts the main thread", e);
    }
  }

  private synchronized Process start(List<String> command) throws IOException {
    List<String> guarded = new ArrayList<>();
    if (System.getProperty("harrier.guard", "").equals("setpriv")) {
      guarded.addAll(List.of("setpriv", "--pdeathsig", "TERM", "--")); // it must not outlive us
    }
    guarded.addAll(command);
    ProcessBuilder builder = new ProcessBuilder(guarded).inheritIO();
    KeptVariables.restore(builder.environment());
    process = builder.start();
    return process;
  }

  private void forward(String name) {
    try {
      Signal.handle(new Signal(name), this::send);
    } catch (IllegalArgumentException e) {
      // The signal is ignored or taken, as under nohup: then the target ignores it too.
    }
  }

  private synchronized void send(Signal signal) {
    if (process == null || !process.isAlive()) {
      Runtime.getRuntime().halt(128 + signal.getNumber());
    } else if (signal.getName().equals("TERM")) {
      process.toHandle().destroy();
    } else if (!signal.getName().equals("INT") || !isInForeground()) {
      try {
        String kill = "kill -" + signal.getName() + " " + process.pid();
        new ProcessBuilder("sh", "-c", kill).start();
      } catch (IOException e) {
        process.toHandle().destroy();
      }
    }
  }

  /**
   * Whether we are in a terminal's foreground: Ctrl-C goes to every process there, so the target
   * has it already.
   */
  static boolean isInForeground() {
    try {
      String stat = Files.readString(Path.of("/proc/self/stat"));
      // After the name in parentheses: state, parent, group, session, terminal, foreground group.
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return fields[2].equals(fields[5]);
    } catch (IOException | RuntimeException e) {
      return true; // it cannot be told, and Ctrl-C is likelier than kill -INT
    }
  }
}
