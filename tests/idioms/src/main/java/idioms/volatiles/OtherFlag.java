package idioms.volatiles;

import baton.Baton;
import baton.Threads;

/** One volatile says nothing of another. */
public final class OtherFlag {
  private static final Baton baton = new Baton();
  private static int value;
  private static volatile boolean ready;
  private static volatile boolean other;

  private OtherFlag() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          value = 1; // race
          ready = true;
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (!other) {
            value++; // race
          }
        });
  }
}
