package catalogue.monitors;

import baton.Threads;

/** One thread locks, the other does not. */
final class HalfLocked {
  private int value;

  synchronized void set() {
    value = 1; // race value
  }

  int get() {
    return value; // race value
  }

  public static void main(String[] args) {
    HalfLocked target = new HalfLocked();
    Threads.together(target::set, target::get);
  }
}
