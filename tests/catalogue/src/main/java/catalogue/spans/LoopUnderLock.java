package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** Everything that a loop reads again and again is guarded by the same lock. */
final class LoopUnderLock {
  private static final Baton baton = new Baton();

  private int limit = 2;
  private int value;

  synchronized void first() {
    for (int i = 0; i < limit; i++) {
      value += limit;
      value = value * 2;
    }
    baton.pass(1);
  }

  void second() {
    baton.await(1);
    synchronized (this) {
      limit = value;
      value = limit;
    }
  }

  public static void main(String[] args) {
    LoopUnderLock shared = new LoopUnderLock();
    Threads.together(shared::first, shared::second);
  }
}
