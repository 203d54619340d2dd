package catalogue.arrays;

import baton.Threads;

/** Two threads share a matrix, but each has a row for itself. */
final class MatrixRows {
  static void fill(double[][] matrix, int row) {
    for (int column = 0; column < matrix[row].length; column++) {
      matrix[row][column] += row * column;
    }
  }

  public static void main(String[] args) {
    double[][] matrix = new double[2][50];
    Threads.together(() -> fill(matrix, 0), () -> fill(matrix, 1));
  }
}
