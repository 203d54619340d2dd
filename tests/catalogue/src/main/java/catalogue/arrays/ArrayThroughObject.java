package catalogue.arrays;

import baton.Threads;

/** An array reaches one of the threads as an Object. */
final class ArrayThroughObject {
  static void write(Object array) {
    ((short[]) array)[0] = 1; // race short[]
  }

  public static void main(String[] args) {
    short[] cells = new short[1];
    Threads.together(() -> write(cells), () -> cells[0] = 2); // race short[]
  }
}
