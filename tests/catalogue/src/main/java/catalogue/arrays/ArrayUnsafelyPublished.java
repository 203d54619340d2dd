package catalogue.arrays;

import baton.Baton;
import baton.Threads;

/** An array is filled and then gets to another thread by a race. */
final class ArrayUnsafelyPublished {
  private static final Baton baton = new Baton();
  private static int[] shared;

  static void publish() {
    int[] cells = new int[3];
    cells[1] = 42; // race int[]
    shared = cells; // race shared
    baton.pass(1);
  }

  static int use() {
    baton.await(1);
    int[] cells = shared; // race shared
    return cells[1]; // race int[]
  }

  public static void main(String[] args) {
    Threads.together(ArrayUnsafelyPublished::publish, ArrayUnsafelyPublished::use);
  }
}
