package idioms.threads;

/** A thread group hears of uncaught exceptions in the thread that dies. */
public final class GroupHandler {
  private static int value;

  private GroupHandler() {}

  public static void run() throws Exception {
    ThreadGroup group =
        new ThreadGroup("group") {
          @Override
          public void uncaughtException(Thread thread, Throwable thrown) {
            value++;
          }
        };
    Thread dying =
        new Thread(
            group,
            () -> {
              value++;
              throw new IllegalStateException("on purpose");
            });
    dying.start();
    dying.join();
    value++;
  }
}
