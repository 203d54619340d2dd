package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** What a thread did before it initialized a class is safe for later users of the class. */
final class WrittenBeforeInitialization {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    static int[] cells = new int[3];
  }

  static int first() {
    value = 1;
    int length = Table.cells.length;
    baton.pass(1);
    return length;
  }

  static int second() {
    baton.await(1);
    return Table.cells.length + value;
  }

  public static void main(String[] args) {
    Threads.together(WrittenBeforeInitialization::first, WrittenBeforeInitialization::second);
  }
}
