package catalogue.methods;

import baton.Threads;

/** Two lambdas share an array that they captured. */
final class LambdaBody {
  public static void main(String[] args) {
    int[] count = new int[1];
    Threads.together(
        () -> count[0]++, // race int[]
        () -> {
          count[0]--; // race int[]
        });
  }
}
