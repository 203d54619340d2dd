package catalogue.monitors;

import baton.Baton;
import baton.Threads;

/** A handler outside the block no longer holds the lock that an exception has left. */
final class AfterThrow {
  private static final Object lock = new Object();
  private static int value;

  static void fail() {
    try {
      synchronized (lock) {
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
      value++; // race value
    }
  }

  public static void main(String[] args) {
    Baton baton = new Baton();
    Threads.Worker late =
        Threads.start(
            () -> {
              synchronized (lock) {
                baton.pass(1);
              }
              baton.await(2);
              value++; // race value
            });
    baton.await(1);
    fail();
    baton.pass(2);
    late.finish();
  }
}
