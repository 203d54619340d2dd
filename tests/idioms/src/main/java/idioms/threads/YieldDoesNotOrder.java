package idioms.threads;

import baton.Baton;
import baton.Threads;

/** Yielding, sleeping and looking at the clock order nothing. */
public final class YieldDoesNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private YieldDoesNotOrder() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          value++; // race
          Thread.yield();
          Thread.sleep(1);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Thread.yield();
          Thread.sleep(System.nanoTime() > 0 ? 1 : 2);
          value++; // race
        });
  }
}
