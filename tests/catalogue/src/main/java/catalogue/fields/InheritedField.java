package catalogue.fields;

import baton.Threads;

/** A field of a superclass is written through a subclass and read through the superclass. */
final class InheritedField {
  static class Base {
    int state;

    int state() {
      return state; // race state
    }
  }

  static class Middle extends Base {}

  static final class Derived extends Middle {
    void change() {
      state = 1; // race state
    }
  }

  public static void main(String[] args) {
    Derived derived = new Derived();
    Base base = derived;
    Threads.together(derived::change, base::state);
  }
}
