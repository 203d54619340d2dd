package catalogue.clones;

import baton.Threads;

/** The clone of an array of arrays shares its rows with the original. */
final class RowsAreShared {
  public static void main(String[] args) {
    long[][] rows = {{1}, {2}};
    long[][] copy = rows.clone();
    Threads.together(
        () -> rows[0][0] = 3, // race long[]
        () -> copy[0][0] = 4); // race long[]
  }
}
