package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;

/** A volatile variable is read and written, and somebody else writes it in between. */
final class VolatileIncrement {
  private static final Baton baton = new Baton();
  private static volatile int hits;

  @Atomic
  static void increment() { // not atomic
    int seen = hits;
    baton.pass(1);
    baton.await(2);
    hits = seen + 1;
  }

  public static void main(String[] args) {
    Threads.together(
        VolatileIncrement::increment,
        () -> {
          baton.await(1);
          hits = 5;
          baton.pass(2);
        });
  }
}
