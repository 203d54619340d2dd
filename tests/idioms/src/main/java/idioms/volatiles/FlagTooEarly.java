package idioms.volatiles;

import baton.Baton;
import baton.Threads;

/** What comes after a volatile write is not seen. */
public final class FlagTooEarly {
  private static final Baton baton = new Baton();
  private static int value;
  private static volatile boolean ready;

  private FlagTooEarly() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          ready = true;
          value = 1; // race

          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (ready) {
            value++; // race
          }
        });
  }
}
