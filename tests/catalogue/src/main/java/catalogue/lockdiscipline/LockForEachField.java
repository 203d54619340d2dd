package catalogue.lockdiscipline;

import baton.Threads;

/** Two fields of one object, each with a lock of its own. */
final class LockForEachField {
  private final Object readsLock = new Object();
  private final Object writesLock = new Object();
  private int reads;
  private int writes;

  void countRead() {
    synchronized (readsLock) {
      reads++;
    }
  }

  void countWrite() {
    synchronized (writesLock) {
      writes++;
    }
  }

  void count() {
    for (int i = 0; i < 3; i++) {
      countRead();
      countWrite();
    }
  }

  public static void main(String[] args) {
    LockForEachField counters = new LockForEachField();
    Threads.together(counters::count, counters::count);
  }
}
