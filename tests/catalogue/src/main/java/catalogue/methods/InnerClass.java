package catalogue.methods;

import baton.Threads;

/** An inner class changes a private field of the object around it. */
final class InnerClass {
  private int value;

  private final class Incrementer {
    private int calls;

    void increment() {
      calls++;
      value++; // race value
    }
  }

  public static void main(String[] args) {
    InnerClass outer = new InnerClass();
    Incrementer first = outer.new Incrementer();
    Incrementer second = outer.new Incrementer();
    Threads.together(first::increment, second::increment);
  }
}
