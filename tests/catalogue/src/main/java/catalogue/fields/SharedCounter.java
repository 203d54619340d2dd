package catalogue.fields;

import baton.Threads;

/** Two threads increment one field. */
final class SharedCounter {
  private int value;

  void increment() {
    value++; // race value
  }

  public static void main(String[] args) {
    SharedCounter counter = new SharedCounter();
    Threads.together(counter::increment, counter::increment);
  }
}
