package catalogue.monitors;

import baton.Threads;

/** Every instance guards a static with a lock of its own. */
final class LockPerInstance {
  private static long total;

  synchronized void add() {
    total++; // race total
  }

  public static void main(String[] args) {
    Threads.together(new LockPerInstance()::add, new LockPerInstance()::add);
  }
}
