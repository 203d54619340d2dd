package catalogue.clones;

import baton.Threads;

/** One thread writes the clone of an array while others read and write the original. */
final class ArrayCloneIsNew {
  public static void main(String[] args) {
    long[] cells = {1, 2, 3};
    long[] copy = cells.clone();
    long[][] rows = {{1}, {2}};
    long[][] rowsCopy = rows.clone();
    Threads.together(
        () -> cells[0] = 4, () -> copy[0] = 5, () -> rows[0] = copy, () -> rowsCopy[0] = cells);
  }
}
