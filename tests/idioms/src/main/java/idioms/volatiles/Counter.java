package idioms.volatiles;

import baton.Threads;

/** Increments of a volatile may be lost, but do not race. */
public final class Counter {
  private static volatile int count;

  private Counter() {}

  public static void run() throws Exception {
    Threads.together(() -> count++, () -> count++);
  }
}
