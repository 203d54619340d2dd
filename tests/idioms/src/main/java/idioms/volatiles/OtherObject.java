package idioms.volatiles;

import baton.Baton;
import baton.Threads;

/** Nor does the same one of another object. */
public final class OtherObject {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Cell {
    volatile boolean ready;
  }

  private OtherObject() {}

  public static void run() throws Exception {
    Cell one = new Cell();
    Cell two = new Cell();
    Threads.together(
        () -> {
          value = 1; // race
          one.ready = true;
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (!two.ready) {
            value++; // race
          }
        });
  }
}
