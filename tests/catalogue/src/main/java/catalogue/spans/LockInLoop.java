package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** A loop reads its limit each time round, and once more after it has released a lock. */
final class LockInLoop {
  private static final Baton baton = new Baton();

  private int limit = 2;

  void first() {
    int i = 0;
    while (i < limit) { // race limit
      for (int j = 0; j < limit; j++) {
        i++;
      }
      synchronized (this) {
        i++;
      }
    }
    baton.pass(1);
  }

  void second() {
    baton.await(1);
    synchronized (this) {
      baton.pass(2);
    }
    limit = 3; // race limit
  }

  public static void main(String[] args) {
    LockInLoop shared = new LockInLoop();
    Threads.together(shared::first, shared::second);
  }
}
