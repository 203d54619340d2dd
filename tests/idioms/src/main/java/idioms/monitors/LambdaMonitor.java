package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** So has a lambda. */
public final class LambdaMonitor {
  private static final Baton baton = new Baton();
  private static int value;

  private LambdaMonitor() {}

  public static void run() throws Exception {
    Runnable lambda = () -> value++;
    Threads.together(
        () -> {
          synchronized (lambda) {
            value = 1;
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (lambda) {
            value++;
          }
        });
  }
}
