package endings.hooks;

import baton.Threads;

/** So it does if another thread exits. */
public final class ExitByWorker {
  private static int value;

  private ExitByWorker() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> value++));
    Threads.await(
        () -> {
          value = 1;
          System.exit(0);
        });
  }
}
