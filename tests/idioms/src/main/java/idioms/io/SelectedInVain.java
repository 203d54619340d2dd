package idioms.io;

import baton.Baton;
import baton.Threads;
import java.nio.channels.Selector;

/** A selection that nobody woke orders nothing. */
public final class SelectedInVain {
  private static final Baton baton = new Baton();
  private static int value;

  private SelectedInVain() {}

  public static void run() throws Exception {
    Selector selector = Selector.open();
    Selector other = Selector.open();
    Threads.together(
        () -> {
          value = 1; // race
          other.wakeup();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          selector.selectNow();
          value++; // race
        });
    selector.close();
    other.close();
  }
}
