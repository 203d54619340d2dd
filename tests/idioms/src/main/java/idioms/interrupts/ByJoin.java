package idioms.interrupts;

import baton.Baton;
import baton.Threads;

/** A join that is interrupted tells of it. */
public final class ByJoin {
  private static int value;

  private ByJoin() {}

  public static void run() throws Exception {
    Baton baton = new Baton();
    Threads.Worker waiting = Threads.start(() -> baton.await(1));
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                waiting.join();
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
    baton.pass(1);
    waiting.finish();
  }
}
