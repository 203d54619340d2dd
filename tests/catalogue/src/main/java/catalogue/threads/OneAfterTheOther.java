package catalogue.threads;

import baton.Threads;

/** Hundreds of short threads, one after the other, write the same variables. */
final class OneAfterTheOther {
  private static long total;
  private static final int[] cells = new int[4];

  public static void main(String[] args) {
    for (int i = 0; i < 300; i++) {
      int index = i % cells.length;
      Threads.await(
          () -> {
            total++;
            cells[index]++;
          });
    }
    total++;
  }
}
