package catalogue.statics;

import baton.Threads;

/** Two threads increment a static, each with the lock of the class. */
final class StaticCounterGuarded {
  private static int value;

  static synchronized void increment() {
    value++;
  }

  public static void main(String[] args) {
    Threads.together(StaticCounterGuarded::increment, StaticCounterGuarded::increment);
  }
}
