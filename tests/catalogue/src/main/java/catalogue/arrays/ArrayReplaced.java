package catalogue.arrays;

import baton.Threads;

/** The reference to an array races, while its elements are only read. */
final class ArrayReplaced {
  private int[] cells = {1, 2, 3};

  int sum() {
    int[] seen = cells; // race cells
    return seen.length;
  }

  void replace() {
    cells = new int[] {4, 5, 6}; // race cells
  }

  public static void main(String[] args) {
    ArrayReplaced target = new ArrayReplaced();
    Threads.together(target::sum, target::replace);
  }
}
