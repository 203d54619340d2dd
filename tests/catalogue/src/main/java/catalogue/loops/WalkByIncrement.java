package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** Several elements a time, by an index that grows in between. */
final class WalkByIncrement {
  private static final Baton baton = new Baton();
  private static final byte[] cells = new byte[800];

  private static int sum(byte[] a, int end) {
    int sum = 0;
    int i = 0;
    while (i < end) {
      sum += a[i++];
      sum ^= a[i++]; // race byte[]
    }
    return sum;
  }

  public static void main(String[] args) {
    Threads.together(
        () -> {
          sum(cells, 400);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          cells[400] = 1;
          cells[401] = 1;
          cells[301] = 1; // race byte[]
        });
  }
}
