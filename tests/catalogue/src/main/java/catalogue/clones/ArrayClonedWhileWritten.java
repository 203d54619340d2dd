package catalogue.clones;

import baton.Threads;

/** One thread clones an array while another writes it. */
final class ArrayClonedWhileWritten {
  public static void main(String[] args) {
    int[] cells = new int[5];
    Threads.together(
        () -> cells.clone(), // race int[]
        () -> cells[4] = 1); // race int[]
  }
}
