package harrier.bench;

import java.io.PrintStream;

/** Says on a terminal what is being measured, in one line that is overwritten. */
public final class Progress {
  private final PrintStream terminal;
  private final long begin = System.nanoTime();
  private long expected;
  private long begun;

  /**
   * @param terminal null if there is none
   */
  public Progress(PrintStream terminal) {
    this.terminal = terminal;
  }

  /** So many more runs will come. */
  void expect(long runs) {
    expected += runs;
  }

  void step(String program, String column, int rep, int reps) {
    begun++;
    if (terminal != null) {
      double seconds = (System.nanoTime() - begin) / 1e9;
      String left =
          begun < 3 ? "" : ", " + Math.round(seconds / (begun - 1) * (expected - begun + 1)) + " s";
      terminal.printf(
          "\r\033[K  %s, %s, %d of %d (run %d of %d%s)",
          program, column, rep, reps, begun, expected, left);
      terminal.flush();
    }
  }

  void done() {
    if (terminal != null) {
      terminal.print("\r\033[K");
      terminal.flush();
    }
  }
}
