package idioms.threads;

import baton.Baton;

/** A handler sees what came before it was set. */
public final class HandlerSetLater {
  private static final Baton baton = new Baton();
  private static int value;

  private HandlerSetLater() {}

  public static void run() throws Exception {
    Thread dying =
        new Thread(
            () -> {
              baton.await(1);
              throw new IllegalStateException("on purpose");
            });
    dying.start();
    value = 1;
    dying.setUncaughtExceptionHandler((thread, thrown) -> value++);
    baton.pass(1);
    dying.join();
    value++;
  }
}
