package catalogue.methods;

import baton.Threads;

/** An inner class locks the object around it. */
final class InnerClassGuarded {
  private int value;

  private final class Incrementer {
    void increment() {
      synchronized (InnerClassGuarded.this) {
        value++;
      }
    }
  }

  public static void main(String[] args) {
    InnerClassGuarded outer = new InnerClassGuarded();
    Incrementer first = outer.new Incrementer();
    Incrementer second = outer.new Incrementer();
    Threads.together(first::increment, second::increment);
  }
}
