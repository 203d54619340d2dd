package idioms.volatiles;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A flag that is not volatile orders nothing, and races itself. */
public final class PlainFlag {
  private static final Baton baton = new Baton();
  private static boolean mine;

  private PlainFlag() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          mine = true; // race

          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (mine) { // race
            Value.use(1);
          }
        });
  }
}
