package catalogue.methods;

import baton.Threads;

/** A local class captures a variable and shares an instance between threads. */
final class LocalClass {
  public static void main(String[] args) {
    int step = args.length + 1;
    class Counter {
      private int value;

      void increment() {
        value += step; // race value
      }
    }
    Counter counter = new Counter();
    Threads.together(counter::increment, counter::increment);
  }
}
