package catalogue.arrays;

import baton.Threads;

/** Two threads write the last element of a large array. */
final class LargeArray {
  static void write(byte[] cells, int own) {
    cells[own] = 1;
    cells[cells.length - 1]++; // race byte[]
  }

  public static void main(String[] args) {
    byte[] cells = new byte[1 << 20];
    Threads.together(() -> write(cells, 0), () -> write(cells, 1 << 19));
  }
}
