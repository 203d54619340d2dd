package catalogue.monitors;

import baton.Threads;

/** Two locks, always taken in the same order, and each guards a field. */
final class NestedLocks {
  private final Object outer = new Object();
  private final Object inner = new Object();
  private int byOuter;
  private int byInner;

  void both() {
    synchronized (outer) {
      byOuter++;
      synchronized (inner) {
        byInner++;
      }
      byOuter++;
    }
  }

  void one() {
    synchronized (inner) {
      byInner++;
    }
  }

  public static void main(String[] args) {
    NestedLocks target = new NestedLocks();
    Threads.together(target::both, target::one, target::both);
  }
}
