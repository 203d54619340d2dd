package catalogue.volatiles;

import baton.Threads;

/** A volatile reference publishes the object and all it leads to. */
final class VolatileReference {
  private static volatile VolatileReference shared;
  private int value;
  private int[] cells;

  static void give() {
    VolatileReference made = new VolatileReference();
    made.value = 42;
    made.cells = new int[] {1, 2};
    shared = made;
  }

  static int take() {
    VolatileReference seen = shared;
    while (seen == null) {
      Thread.yield();
      seen = shared;
    }
    seen.value++;
    return seen.cells[1]++;
  }

  public static void main(String[] args) {
    Threads.together(VolatileReference::take, VolatileReference::give);
  }
}
