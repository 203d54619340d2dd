package catalogue.arrays;

import baton.Baton;
import baton.Threads;

/** What is known of an array outlives garbage collections. */
final class AfterGarbageCollection {
  private static final Baton baton = new Baton();
  private static final long[] cells = new long[8];

  static void first() {
    cells[5] = 1; // race long[]
    baton.pass(1);
  }

  static void second() {
    baton.await(2);
    cells[5] = 2; // race long[]
  }

  public static void main(String[] args) {
    Threads.Worker writer = Threads.start(AfterGarbageCollection::second);
    Threads.Worker other = Threads.start(AfterGarbageCollection::first);
    baton.await(1);
    System.gc();
    System.gc();
    baton.pass(2);
    writer.finish();
    other.finish();
  }
}
