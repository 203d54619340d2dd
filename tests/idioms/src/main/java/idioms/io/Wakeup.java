package idioms.io;

import baton.Threads;
import java.nio.channels.Selector;

/** What came before wakeup is seen when the selection ends. */
public final class Wakeup {
  private static int value;

  private Wakeup() {}

  public static void run() throws Exception {
    Selector selector = Selector.open();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              selector.wakeup();
            });
    selector.select();
    value++;
    writer.finish();
    selector.close();
  }
}
