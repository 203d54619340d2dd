package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** What is called between two reads of a field releases a lock. */
final class CallBetween {
  private static final Baton baton = new Baton();

  private int value;

  private void release() {
    synchronized (this) {
      baton.pass(0);
    }
  }

  int first() {
    int sum = value;
    release();
    sum += value; // race value
    baton.pass(1);
    return sum;
  }

  void second() {
    baton.await(1);
    synchronized (this) {
      baton.pass(2);
    }
    value = 4; // race value
  }

  public static void main(String[] args) {
    CallBetween shared = new CallBetween();
    Threads.together(shared::first, shared::second);
  }
}
