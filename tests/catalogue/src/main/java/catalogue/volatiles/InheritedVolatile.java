package catalogue.volatiles;

import baton.Threads;

/** A volatile of a superclass is one variable, whichever class it is reached through. */
final class InheritedVolatile {
  private static class Base {
    static volatile boolean staticReady;
    volatile boolean ready;
  }

  private static final class Derived extends Base {}

  private static int data;
  private static int more;

  static void give(Base base) {
    data = 42;
    base.ready = true;
    more = 43;
    Base.staticReady = true;
  }

  static int take(Derived derived) {
    while (!derived.ready) {
      Thread.yield();
    }
    data++;
    while (!Derived.staticReady) {
      Thread.yield();
    }
    return more++;
  }

  public static void main(String[] args) {
    Derived shared = new Derived();
    Threads.together(() -> take(shared), () -> give(shared));
  }
}
