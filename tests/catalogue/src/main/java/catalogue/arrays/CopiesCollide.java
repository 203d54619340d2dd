package catalogue.arrays;

import baton.Threads;

/** Two threads copy into overlapping parts of one array. */
final class CopiesCollide {
  static void copy(long[] source, long[] target, int at) {
    System.arraycopy(source, 0, target, at, 5); // race long[]
  }

  public static void main(String[] args) {
    long[] source = new long[5];
    long[] target = new long[10];
    Threads.together(() -> copy(source, target, 0), () -> copy(source, target, 4));
  }
}
