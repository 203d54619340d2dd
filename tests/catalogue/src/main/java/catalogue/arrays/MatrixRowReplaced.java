package catalogue.arrays;

import baton.Threads;

/** One thread replaces a row of a matrix while another reads it. */
final class MatrixRowReplaced {
  public static void main(String[] args) {
    int[][] matrix = new int[4][];
    matrix[1] = new int[4];
    Threads.together(
        () -> matrix[1] = new int[5], // race int[][]
        () -> matrix[1].hashCode()); // race int[][]
  }
}
