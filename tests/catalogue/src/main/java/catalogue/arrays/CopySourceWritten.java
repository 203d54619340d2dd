package catalogue.arrays;

import baton.Threads;

/** One thread copies an array while another writes an element of it. */
final class CopySourceWritten {
  public static void main(String[] args) {
    int[] source = new int[10];
    int[] copy = new int[10];
    Threads.together(
        () -> System.arraycopy(source, 2, copy, 0, 5), // race int[]
        () -> source[6] = 1); // race int[]
  }
}
