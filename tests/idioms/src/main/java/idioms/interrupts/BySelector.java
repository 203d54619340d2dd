package idioms.interrupts;

import baton.Threads;
import java.nio.channels.Selector;

/** A selection ends by an interrupt, which can be asked for. */
public final class BySelector {
  private static int value;

  private BySelector() {}

  public static void run() throws Exception {
    Selector selector = Selector.open();
    Threads.Worker worker =
        Threads.start(
            () -> {
              selector.select();
              if (Thread.interrupted()) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
    selector.close();
  }
}
