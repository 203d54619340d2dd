package idioms.io;

import baton.Baton;
import baton.Threads;
import java.nio.channels.Selector;

/** A selection that nobody woke up orders nothing. */
public final class SelectedNow {
  private static final Baton baton = new Baton();
  private static int value;

  private SelectedNow() {}

  public static void run() throws Exception {
    Selector selector = Selector.open();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1; // race
              baton.pass(1);
            });
    baton.await(1);
    selector.selectNow();
    value++; // race
    writer.finish();
    selector.close();
  }
}
