package catalogue.monitors;

import baton.Threads;
import java.util.ArrayList;
import java.util.List;

/** Anything can be a lock: an array, a class, a string, a list, a thread, a boxed number. */
final class UnusualLocks {
  private static final int[] values = new int[6];

  static void increment(Object lock, int index) {
    synchronized (lock) {
      values[index]++;
    }
  }

  static void all(List<Object> locks) {
    for (int i = 0; i < values.length; i++) {
      increment(locks.get(i), i);
    }
  }

  public static void main(String[] args) {
    List<Object> list = new ArrayList<>();
    List<Object> locks =
        List.of(new long[0], String.class, "text", list, Thread.currentThread(), 1_000_000);
    Threads.together(() -> all(locks), () -> all(locks));
  }
}
