package catalogue.determinism;

import baton.Threads;

/** Each thread sums up its half, and who joined them adds the two. */
final class PartialSums {
  private static final int[] sums = new int[2];

  static void sum(int half) {
    for (int i = 0; i < 100; i++) {
      sums[half] += 2 * i + half;
    }
  }

  public static void main(String[] args) {
    Threads.together(() -> sum(0), () -> sum(1));
    if (sums[0] + sums[1] != 199 * 100) {
      throw new IllegalStateException();
    }
  }
}
