package catalogue.arrays;

import baton.Threads;

/** Two threads write one element of a matrix. */
final class MatrixElement {
  public static void main(String[] args) {
    int[][] matrix = new int[4][4];
    Threads.together(
        () -> matrix[2][3] = 1, // race int[]
        () -> matrix[2][3] = 2); // race int[]
  }
}
