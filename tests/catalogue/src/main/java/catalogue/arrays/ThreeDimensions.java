package catalogue.arrays;

import baton.Threads;

/** Two threads increment one element of a three-dimensional array. */
final class ThreeDimensions {
  static void increment(long[][][] cube, int i) {
    cube[i][1][1]++; // race long[]
  }

  public static void main(String[] args) {
    long[][][] cube = new long[3][3][3];
    Threads.together(() -> increment(cube, 1), () -> increment(cube, 1));
  }
}
