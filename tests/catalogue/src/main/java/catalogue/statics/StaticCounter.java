package catalogue.statics;

import baton.Threads;

/** Two threads increment a static. */
final class StaticCounter {
  private static int value;

  static void increment() {
    value++; // race value
  }

  public static void main(String[] args) {
    Threads.together(StaticCounter::increment, StaticCounter::increment);
  }
}
