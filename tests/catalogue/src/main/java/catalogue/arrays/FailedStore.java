package catalogue.arrays;

import baton.Threads;

/** A store of the wrong type into an array ends in an exception and writes nothing. */
final class FailedStore {
  static void store(Object[] cells) {
    try {
      cells[0] = 1;
      throw new AssertionError("stored a number among strings");
    } catch (ArrayStoreException e) {
      // Nothing was written.
    }
  }

  public static void main(String[] args) {
    Object[] cells = new String[1];
    Threads.together(() -> store(cells), () -> store(cells));
  }
}
