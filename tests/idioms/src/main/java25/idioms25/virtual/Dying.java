package idioms25.virtual;

/** A virtual thread that dies of an exception is seen after join. */
public final class Dying {
  private static int value;

  private Dying() {}

  public static void run() throws Exception {
    Thread thread =
        Thread.ofVirtual()
            .uncaughtExceptionHandler((dying, thrown) -> value++)
            .start(
                () -> {
                  value++;
                  throw new IllegalStateException("on purpose");
                });
    thread.join();
    value++;
  }
}
