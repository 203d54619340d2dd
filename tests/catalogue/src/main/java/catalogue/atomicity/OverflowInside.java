package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;

/** A stack overflow ends a transaction like any other exception: what follows is outside. */
final class OverflowInside {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static int count;

  @Atomic
  static void descend() {
    descend();
  }

  static void overflowAndAddTwice() {
    try {
      descend();
    } catch (StackOverflowError e) {
      // expected
    }
    synchronized (lock) {
      count++;
    }
    baton.pass(1);
    baton.await(2);
    synchronized (lock) {
      count++;
    }
  }

  static void addInBetween() {
    baton.await(1);
    synchronized (lock) {
      count++;
    }
    baton.pass(2);
  }

  public static void main(String[] args) {
    Threads.together(OverflowInside::overflowAndAddTwice, OverflowInside::addInBetween);
  }
}
