package idioms.threads;

import baton.Baton;
import baton.Threads;

/** Thread locals order nothing. */
public final class ThreadLocalsDoNotOrder {
  private static final Baton baton = new Baton();
  private static int value;

  private ThreadLocalsDoNotOrder() {}

  public static void run() throws Exception {
    ThreadLocal<Integer> local = new ThreadLocal<>();
    Threads.together(
        () -> {
          value++; // race
          local.set(1);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          local.set(local.get() == null ? 2 : 3);
          value++; // race
        });
  }
}
