package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** An array has a monitor, too. */
public final class ArrayMonitor {
  private static final Baton baton = new Baton();
  private static int value;

  private ArrayMonitor() {}

  public static void run() throws Exception {
    int[] array = new int[0];
    Threads.together(
        () -> {
          synchronized (array) {
            value = 1;
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (array) {
            value++;
          }
        });
  }
}
