package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/** A volatile flag is set before the data is written. */
final class PublishedTooEarly {
  private static final Baton baton = new Baton();
  private static int data;
  private static volatile boolean ready;

  static void give() {
    ready = true;
    data = 42; // race data
    baton.pass(1);
  }

  static int take() {
    baton.await(1);
    return ready ? data : 0; // race data
  }

  public static void main(String[] args) {
    Threads.together(PublishedTooEarly::take, PublishedTooEarly::give);
  }
}
