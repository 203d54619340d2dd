package idioms.io;

import baton.Threads;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.Selector;

/** So is who selects. */
public final class SelectorClosed {
  private static int value;

  private SelectorClosed() {}

  public static void run() throws Exception {
    Selector selector = Selector.open();
    Threads.Worker waiting =
        Threads.start(
            () -> {
              try {
                while (true) {
                  selector.select();
                }
              } catch (ClosedSelectorException expected) {
                value++;
              }
            });
    value = 1;
    selector.close();
    waiting.finish();
  }
}
