package catalogue.monitors;

import baton.Baton;
import baton.Threads;

/** What a thread did before a lock was last free says nothing of what it does under another. */
final class NestedThenAlone {
  private static final Baton baton = new Baton();
  private static final Object outer = new Object();
  private static final Object inner = new Object();
  static int guarded;
  static int count;

  static void first() {
    synchronized (outer) {
      guarded++;
    }
    synchronized (outer) {
      synchronized (inner) {
        // nothing
      }
    }
    synchronized (inner) {
      count++; // race
    }
  }

  static void second() {
    synchronized (outer) {
      guarded++;
      count++; // race
    }
  }

  public static void main(String[] args) {
    Threads.together(
        () -> {
          first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          second();
        });
  }
}
