package catalogue.statics;

import baton.Threads;

/** A static is one variable, whether it is reached through its class or a subclass. */
final class StaticThroughSubclass {
  static class Base {
    static int hits;
  }

  static final class Derived extends Base {}

  public static void main(String[] args) {
    Threads.together(
        () -> Base.hits = 1, // race hits
        () -> Derived.hits = 2); // race hits
  }
}
