package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Linking of string concatenation orders nothing. */
public final class Concatenation {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    Value.use(("a" + System.nanoTime() + "b").length());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(("c" + System.nanoTime() + "d" + System.nanoTime()).length());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Concatenation::give, Concatenation::take);
  }
}
