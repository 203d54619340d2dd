package idioms.threads;

/** A handler of uncaught exceptions runs in the thread that dies. */
public final class UncaughtHandler {
  private static int value;

  private UncaughtHandler() {}

  public static void run() throws Exception {
    Thread dying =
        new Thread(
            () -> {
              value++;
              throw new IllegalStateException("on purpose");
            });
    value = 1;
    dying.setUncaughtExceptionHandler((thread, thrown) -> value++);
    dying.start();
    dying.join();
    value++;
  }
}
