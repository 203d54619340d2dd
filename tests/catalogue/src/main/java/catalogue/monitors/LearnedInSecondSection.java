package catalogue.monitors;

import baton.Baton;
import baton.Threads;

/**
 * A thread takes a lock twice in a row, and the second time another one inside. Who takes the outer
 * lock next comes after all that the inner one has ordered.
 */
final class LearnedInSecondSection {
  private static final Baton baton = new Baton();
  private static final Object outer = new Object();
  private static final Object inner = new Object();
  private static int value;

  static void write() {
    synchronized (inner) {
      value = 1;
    }
    baton.pass(1);
  }

  static void passOn() {
    baton.await(1);
    synchronized (outer) {
      // Nothing: what ends here goes on below.
    }
    synchronized (outer) {
      synchronized (inner) {
        baton.pass(2);
      }
    }
    baton.pass(3);
  }

  static void writeAgain() {
    baton.await(3);
    synchronized (outer) {
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
