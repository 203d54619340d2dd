package catalogue.fields;

import baton.Threads;

/** A hidden field is one variable, whether it is reached by a cast or by {@code super}. */
final class HiddenFieldReached {
  static class Base {
    int value;
  }

  static final class Derived extends Base {
    int value;

    void change() {
      value = 1;
      super.value = 2; // race value
    }
  }

  public static void main(String[] args) {
    Derived derived = new Derived();
    Threads.together(derived::change, () -> ((Base) derived).value = 3); // race value
  }
}
