package catalogue.atomicity;

import baton.Atomic;
import baton.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads increment an atomic number, as often as they like. */
final class AtomicIncrement {
  private static final AtomicInteger hits = new AtomicInteger();

  @Atomic
  static void increment() {
    hits.incrementAndGet();
  }

  static void many() {
    for (int i = 0; i < 1000; i++) {
      increment();
    }
  }

  public static void main(String[] args) {
    Threads.together(AtomicIncrement::many, AtomicIncrement::many);
  }
}
