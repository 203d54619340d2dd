package catalogue.volatiles;

import baton.Threads;

/** Increments of a volatile may get lost, but they are no data race. */
final class VolatileCounter {
  private volatile int value;
  private static volatile long total;

  void increment() {
    value++;
    total += value;
  }

  public static void main(String[] args) {
    VolatileCounter counter = new VolatileCounter();
    Threads.together(counter::increment, counter::increment);
  }
}
