package catalogue.arrays;

import baton.Threads;

/** Asking for the length of an array while its elements are written is fine. */
final class LengthIsNoElement {
  public static void main(String[] args) {
    int[] cells = new int[3];
    int[] lengths = new int[1];
    Threads.together(() -> cells[0] = 1, () -> lengths[0] = cells.length);
  }
}
