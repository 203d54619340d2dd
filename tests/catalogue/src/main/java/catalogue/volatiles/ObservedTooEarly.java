package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/** A volatile flag is read before it is set, and not again. */
final class ObservedTooEarly {
  private static final Baton baton = new Baton();
  private static int data;
  private static volatile boolean ready;

  static void give() {
    baton.await(1);
    data = 42; // race data
    ready = true;
    baton.pass(2);
  }

  static int take() {
    boolean seen = ready;
    baton.pass(1);
    baton.await(2);
    return seen ? 0 : data; // race data
  }

  public static void main(String[] args) {
    Threads.together(ObservedTooEarly::take, ObservedTooEarly::give);
  }
}
