package idioms.threads;

import baton.Baton;

/** A default handler sees what came before it was set. */
public final class DefaultHandlerSetLater {
  private static final Baton baton = new Baton();
  private static int value;

  private DefaultHandlerSetLater() {}

  public static void run() throws Exception {
    Thread dying =
        new Thread(
            () -> {
              baton.await(1);
              throw new IllegalStateException("on purpose");
            });
    dying.start();
    value = 1;
    Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> value++);
    baton.pass(1);
    dying.join();
    value++;
    Thread.setDefaultUncaughtExceptionHandler(null);
  }
}
