package idioms25.virtual;

/** A builder sets handlers, too. */
public final class HandlerOfBuilder {
  private static int value;

  private HandlerOfBuilder() {}

  public static void run() throws Exception {
    value = 1;
    Thread dying =
        Thread.ofVirtual()
            .uncaughtExceptionHandler((thread, thrown) -> value++)
            .start(
                () -> {
                  throw new IllegalStateException("on purpose");
                });
    dying.join();
    value++;
  }
}
