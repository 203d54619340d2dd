package catalogue.statics;

import baton.Threads;

/** A subclass hides a static: the two of the same name are two variables. */
final class StaticHidden {
  static class Base {
    static int hits;
  }

  static final class Derived extends Base {
    static int hits;
  }

  public static void main(String[] args) {
    Threads.together(() -> Base.hits++, () -> Derived.hits++);
  }
}
