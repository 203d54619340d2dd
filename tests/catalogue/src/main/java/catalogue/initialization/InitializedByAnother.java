package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** One thread runs a static initializer, another reads what it has left. */
final class InitializedByAnother {
  private static final Baton baton = new Baton();

  private static final class Table {
    static int size = 3;
    static int[] cells;

    static {
      cells = new int[size];
      for (int i = 0; i < size; i++) {
        cells[i] = i;
      }
    }
  }

  static int first() {
    int size = Table.size;
    baton.pass(1);
    return size;
  }

  static int second() {
    baton.await(1);
    return Table.cells[2] + Table.size;
  }

  public static void main(String[] args) {
    Threads.together(InitializedByAnother::first, InitializedByAnother::second);
  }
}
