package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** An atomic number is looked at and set, with another thread in between. */
final class AtomicLookThenSet {
  private static final Baton baton = new Baton();
  private static final AtomicInteger hits = new AtomicInteger();

  @Atomic
  static void increment() { // not atomic
    int before = hits.get();
    baton.pass(1);
    baton.await(2);
    hits.set(before + 1);
  }

  public static void main(String[] args) {
    Threads.together(
        () -> increment(),
        () -> {
          baton.await(1);
          hits.set(9);
          baton.pass(2);
        });
  }
}
