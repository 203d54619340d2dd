package catalogue.fields;

import baton.Threads;

/** A subclass hides a field: the two of the same name are two variables. */
final class HiddenField {
  static class Base {
    int value;
  }

  static final class Derived extends Base {
    int value;
  }

  public static void main(String[] args) {
    Derived derived = new Derived();
    Base base = derived;
    Threads.together(() -> base.value++, () -> derived.value++);
  }
}
