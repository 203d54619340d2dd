package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** A volatile field is written between two writes, and publishes only the first of them. */
final class VolatileBetween {
  private static final Baton baton = new Baton();

  private int value;
  private volatile boolean isReady;

  void first() {
    value = 1;
    isReady = true;
    value = 2; // race value
    baton.pass(1);
  }

  void second() {
    baton.await(1);
    if (isReady) {
      value = 3; // race value
    }
  }

  public static void main(String[] args) {
    VolatileBetween shared = new VolatileBetween();
    Threads.together(shared::first, shared::second);
  }
}
