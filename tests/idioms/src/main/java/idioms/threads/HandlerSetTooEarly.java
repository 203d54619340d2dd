package idioms.threads;

import baton.Baton;

/** A handler does not see what came after it was set. */
public final class HandlerSetTooEarly {
  private static final Baton baton = new Baton();
  private static int value;

  private HandlerSetTooEarly() {}

  public static void run() throws Exception {
    Thread dying =
        new Thread(
            () -> {
              baton.await(1);
              throw new IllegalStateException("on purpose");
            });
    dying.setUncaughtExceptionHandler(
        (thread, thrown) -> {
          value++; // race
        });
    dying.start();
    value = 1; // race
    baton.pass(1);
    dying.join();
  }
}
