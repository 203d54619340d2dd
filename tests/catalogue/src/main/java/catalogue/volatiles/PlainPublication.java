package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/** A flag that is not volatile publishes nothing, and is a race itself. */
final class PlainPublication {
  private static final Baton baton = new Baton();
  private static int data;
  private static boolean ready;

  static void give() {
    data = 42; // race data
    ready = true; // race ready
    baton.pass(1);
  }

  static int take() {
    baton.await(1);
    return ready // race ready
        ? data // race data
        : 0;
  }

  public static void main(String[] args) {
    Threads.together(PlainPublication::take, PlainPublication::give);
  }
}
