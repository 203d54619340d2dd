package catalogue.monitors;

import baton.Threads;

/** A recursive synchronized method holds its lock until the outermost call returns. */
final class RecursiveLock {
  private int calls;

  synchronized int descend(int depth) {
    calls++;
    int below = depth == 0 ? 0 : descend(depth - 1);
    calls++;
    return below + 1;
  }

  public static void main(String[] args) {
    RecursiveLock target = new RecursiveLock();
    Threads.together(() -> target.descend(20), () -> target.descend(20));
  }
}
