package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** Creating an object of a subclass initializes the superclass, for other threads too. */
final class SuperclassInitialized {
  private static final Baton baton = new Baton();

  private static class Base {
    static int[] table = {1, 2, 3};
    static long weight = 5;
  }

  private static final class Derived extends Base {
    static int own = 7;
  }

  static void first() {
    new Derived();
    baton.pass(1);
  }

  static long second() {
    baton.await(1);
    return Base.table[1] + Base.weight + Derived.own;
  }

  public static void main(String[] args) {
    Threads.together(SuperclassInitialized::first, SuperclassInitialized::second);
  }
}
