package catalogue.interrupts;

import baton.Baton;
import baton.Threads;

/** A third thread sees an interrupt, and what came before it. */
final class SeenByAnother {
  private static final Baton baton = new Baton();
  private static int value;

  public static void main(String[] args) {
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
