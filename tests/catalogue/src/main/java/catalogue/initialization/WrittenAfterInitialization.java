package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** A static is written after its class was initialized. */
final class WrittenAfterInitialization {
  private static final Baton baton = new Baton();

  private static final class Table {
    static int size = 3;
  }

  static void first() {
    Table.size = 4; // race size
    baton.pass(1);
  }

  static int second() {
    baton.await(1);
    return Table.size; // race size
  }

  public static void main(String[] args) {
    Threads.together(WrittenAfterInitialization::first, WrittenAfterInitialization::second);
  }
}
