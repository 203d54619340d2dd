package catalogue.fields;

import baton.Threads;

/** An access that ends in a NullPointerException touches no variable. */
final class FailedAccess {
  private static final FailedAccess NOBODY = null;
  private int value;

  static void write() {
    try {
      NOBODY.value = 1;
      throw new AssertionError("wrote to null");
    } catch (NullPointerException e) {
      // Nothing was written.
    }
  }

  public static void main(String[] args) {
    Threads.together(FailedAccess::write, FailedAccess::write);
  }
}
