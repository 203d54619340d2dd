package catalogue.monitors;

import baton.Threads;

/** Leaving an inner block on a lock does not release what the outer block holds. */
final class Reentrant {
  private int value;

  synchronized void outer() {
    inner();
    value++;
    synchronized (this) {
      inner();
    }
    value++;
  }

  synchronized void inner() {
    value++;
  }

  public static void main(String[] args) {
    Reentrant target = new Reentrant();
    Threads.together(target::outer, target::inner, target::outer);
  }
}
