package catalogue.loops;

import baton.Baton;
import baton.Threads;

/** The array is in a field, not every element is written, and an object is made right after. */
final class WalkThroughField {
  private static final Baton baton = new Baton();

  private long[] cells = new long[500];

  private Step thirds(int from) {
    for (int i = from; i < cells.length; i++) {
      if (i % 3 == 0) {
        cells[i]++; // race long[]
      }
    }
    return new Step(from < 0 ? -3 : 3);
  }

  private record Step(int size) {}

  private void others() {
    cells[100] = 1;
    cells[101] = 1;
    cells[99] = 1; // race long[]
  }

  public static void main(String[] args) {
    WalkThroughField shared = new WalkThroughField();
    Threads.together(
        () -> {
          shared.thirds(90);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.others();
        });
  }
}
