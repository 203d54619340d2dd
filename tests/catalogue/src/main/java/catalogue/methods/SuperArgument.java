package catalogue.methods;

import baton.Threads;

/** A constructor computes the argument of its super call from a shared static. */
final class SuperArgument {
  private static class Base {
    private final int number;

    Base(int number) {
      this.number = number;
    }
  }

  private static final class Derived extends Base {
    static int next;

    Derived() {
      super(next++); // race next
    }

    Derived(boolean first) {
      this();
    }
  }

  public static void main(String[] args) {
    Threads.together(Derived::new, () -> new Derived(true));
  }
}
