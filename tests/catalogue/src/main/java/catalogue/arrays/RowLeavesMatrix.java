package catalogue.arrays;

import baton.Baton;
import baton.Threads;

/** A matrix stays in the method that makes it, but one of its rows does not. */
final class RowLeavesMatrix {
  private static final Baton baton = new Baton();
  private static double[] shared;

  static void make() {
    double[][] matrix = new double[3][];
    for (int i = 0; i < 3; i++) {
      matrix[i] = new double[4];
    }
    double[] row = matrix[1];
    row[2] = 1; // race double[]
    shared = matrix[1]; // race shared
    baton.pass(1);
  }

  static double use() {
    baton.await(1);
    return shared[2]; // race shared double[]
  }

  public static void main(String[] args) {
    Threads.together(RowLeavesMatrix::make, RowLeavesMatrix::use);
  }
}
