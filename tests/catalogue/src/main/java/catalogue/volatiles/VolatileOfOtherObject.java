package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/** A volatile field of one object says nothing about the same field of another. */
final class VolatileOfOtherObject {
  private static final Baton baton = new Baton();
  private static int data;
  private volatile boolean ready;

  void give() {
    data = 42; // race data
    ready = true;
    baton.pass(1);
  }

  int take() {
    baton.await(1);
    return ready ? 0 : data; // race data
  }

  public static void main(String[] args) {
    Threads.together(new VolatileOfOtherObject()::take, new VolatileOfOtherObject()::give);
  }
}
