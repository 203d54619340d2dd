package idioms.interrupts;

import baton.Baton;
import baton.Threads;

/** A third thread that sees an interrupt sees what came before it. */
public final class ByAnother {
  private static final Baton baton = new Baton();
  private static int value;

  private ByAnother() {}

  public static void run() throws Exception {
    Threads.Worker idle = Threads.start(() -> baton.await(1));
    Threads.Worker watcher =
        Threads.start(
            () -> {
              while (!idle.isInterrupted()) {
                Thread.onSpinWait();
              }
              value++;
            });
    value = 1;
    idle.interrupt();
    watcher.finish();
    baton.pass(1);
    idle.finish();
  }
}
