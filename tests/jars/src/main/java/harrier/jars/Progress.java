package harrier.jars;

import java.util.Timer;
import java.util.TimerTask;
import java.util.function.IntSupplier;

/** A bar on standard error that is drawn anew every second; on no terminal, a line a minute. */
final class Progress implements AutoCloseable {
  private static final int WIDTH = 40;
  private static final long SECOND = 1000;

  private final IntSupplier done;
  private final int total;
  private final boolean isTerminal = System.console() != null;
  private final Timer timer = new Timer("progress", true);

  Progress(IntSupplier done, int total) {
    this.done = done;
    this.total = total;
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            draw();
          }
        },
        SECOND,
        isTerminal ? SECOND : 60 * SECOND);
  }

  private void draw() {
    int now = done.getAsInt();
    int filled = (int) ((long) WIDTH * now / Math.max(1, total));
    String bar = "#".repeat(filled) + ".".repeat(WIDTH - filled);
    System.err.print(
        (isTerminal ? "\r" : "") + "[" + bar + "] " + now + " of " + total + " classes");
    System.err.print(isTerminal ? "" : "\n");
  }

  @Override
  public void close() {
    timer.cancel();
    draw();
    System.err.println();
  }
}
