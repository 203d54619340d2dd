package harrier.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Says what is being measured, in one line of the terminal that is overwritten, and prints the row
 * of each program as soon as it is known.
 */
public final class Progress {
  private final PrintStream terminal;
  private final PrintStream out;
  private final long begin = System.nanoTime();
  private long expected;
  private long begun;
  private long ended;
  private boolean hasHead;

  /**
   * @param terminal null if there is none
   * @param out where the rows go
   */
  public Progress(PrintStream terminal, PrintStream out) {
    this.terminal = terminal;
    this.out = out;
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

  /** The run that was begun last has come to its end, or failed. */
  void end() {
    ended++;
  }

  /** A program has been measured in these columns, and plain. */
  void row(String program, Samples plain, Map<Column, Samples> columns) {
    List<String> cells = new ArrayList<>();
    columns.forEach((column, samples) -> cells.add(cell(column, samples, plain)));
    cells.removeIf(String::isEmpty);
    if (!cells.isEmpty()) {
      clear();
      if (!hasHead) {
        out.println("Elapsed time as a multiple of plain java, in brackets CPU time:");
        hasHead = true;
      }
      out.println(program + ": " + String.join(", ", cells));
      out.flush();
    }
  }

  /** Empty for a run in which times do not matter. */
  private static String cell(Column column, Samples samples, Samples plain) {
    if (samples.failed()) {
      return column.title() + " FAILED (" + samples.failure() + ")";
    }
    return column.once() || column.isPlain()
        ? ""
        : column.title()
            + " "
            + Table.Unit.RATIO.text(samples.wall() / plain.wall())
            + " ("
            + Table.Unit.RATIO.text(samples.cpu() / plain.cpu())
            + ")";
  }

  /** What has not been measured, as a line for the reader; empty if all was. */
  List<String> missing() {
    return ended < expected
        ? List.of("Not complete: " + ended + " of " + expected + " runs were made.")
        : List.of();
  }

  /** Leaves the terminal as it was. */
  void clear() {
    if (terminal != null) {
      terminal.print("\r\033[K");
      terminal.flush();
    }
  }
}
