package catalogue.threads;

import baton.Threads;

/** Each thread has its own object from a ThreadLocal. */
final class ThreadLocalObjects {
  private static final ThreadLocal<int[]> own = ThreadLocal.withInitial(() -> new int[1]);

  static void increment() {
    own.get()[0]++;
    own.get()[0]++;
  }

  public static void main(String[] args) {
    Threads.together(ThreadLocalObjects::increment, ThreadLocalObjects::increment);
  }
}
