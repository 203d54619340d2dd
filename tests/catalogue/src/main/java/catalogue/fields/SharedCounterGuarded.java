package catalogue.fields;

import baton.Threads;

/** Two threads increment one field, each with the object's lock. */
final class SharedCounterGuarded {
  private int value;

  void increment() {
    synchronized (this) {
      value++;
    }
  }

  public static void main(String[] args) {
    SharedCounterGuarded counter = new SharedCounterGuarded();
    Threads.together(counter::increment, counter::increment);
  }
}
