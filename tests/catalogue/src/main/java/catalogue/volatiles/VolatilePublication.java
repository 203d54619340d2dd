package catalogue.volatiles;

import baton.Threads;

/** A volatile flag publishes what was written before it. */
final class VolatilePublication {
  private static int data;
  private static volatile boolean ready;

  static void give() {
    data = 42;
    ready = true;
  }

  static int take() {
    while (!ready) {
      Thread.yield();
    }
    return data;
  }

  public static void main(String[] args) {
    Threads.together(VolatilePublication::take, VolatilePublication::give);
  }
}
