package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** A field is written again after the lock was released that orders the first write. */
final class LockBetween {
  private static final Baton baton = new Baton();

  private int value;

  void first() {
    value = 1;
    synchronized (this) {
      value = 2;
    }
    value = 3; // race value
    baton.pass(1);
  }

  void second() {
    baton.await(1);
    synchronized (this) {
      baton.pass(2);
    }
    value = 4; // race value
  }

  public static void main(String[] args) {
    LockBetween shared = new LockBetween();
    Threads.together(shared::first, shared::second);
  }
}
