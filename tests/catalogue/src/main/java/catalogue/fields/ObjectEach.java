package catalogue.fields;

import baton.Threads;

/** Two threads run the same code, each on an object of its own. */
final class ObjectEach {
  private int value;

  void increment() {
    value++;
  }

  public static void main(String[] args) {
    Threads.together(new ObjectEach()::increment, new ObjectEach()::increment);
  }
}
