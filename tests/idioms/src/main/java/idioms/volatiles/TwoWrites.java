package idioms.volatiles;

import baton.Baton;
import baton.Threads;

/** Two writes of a volatile do not order what was before them. */
public final class TwoWrites {
  private static final Baton baton = new Baton();
  private static int value;
  private static volatile int state;

  private TwoWrites() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          value = 1; // race
          state = 1;
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          state = 2;
          value++; // race
        });
  }
}
