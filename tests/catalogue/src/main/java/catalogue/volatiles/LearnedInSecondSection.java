package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/**
 * A thread takes a lock twice in a row, and the second time reads a volatile variable and writes
 * another. Who takes the lock next comes after what it has read of.
 */
final class LearnedInSecondSection {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static volatile boolean ready;
  private static volatile boolean seen;
  private static int value;

  static void write() {
    value = 1;
    ready = true;
    baton.pass(1);
  }

  static void passOn() {
    baton.await(1);
    synchronized (lock) {
      // Nothing: what ends here goes on below.
    }
    synchronized (lock) {
      seen = ready;
    }
    baton.pass(2);
  }

  static void writeAgain() {
    baton.await(2);
    synchronized (lock) {
      value = 2;
    }
  }

  public static void main(String[] args) {
    Threads.together(
        LearnedInSecondSection::write,
        LearnedInSecondSection::passOn,
        LearnedInSecondSection::writeAgain);
  }
}
