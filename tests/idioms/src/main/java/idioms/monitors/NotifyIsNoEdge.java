package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** What follows the notification is not seen. */
public final class NotifyIsNoEdge {
  private static final Baton baton = new Baton();
  private static int value;

  private NotifyIsNoEdge() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Threads.together(
        () -> {
          synchronized (monitor) {
            monitor.notifyAll();
          }
          value = 1; // race

          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (monitor) {
            value++; // race
          }
        });
  }
}
