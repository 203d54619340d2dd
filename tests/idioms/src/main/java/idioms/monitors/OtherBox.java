package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** Two numbers have two monitors. */
public final class OtherBox {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherBox() {}

  public static void run() throws Exception {
    Integer one = Integer.valueOf(1);
    Integer two = Integer.valueOf(2);
    Threads.together(
        () -> {
          synchronized (one) {
            value = 1; // race
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (two) {
            value++; // race
          }
        });
  }
}
