package catalogue.initialization;

import baton.Baton;
import baton.Threads;

/** A compile-time constant of a class does not touch the class, so it orders nothing. */
final class ConstantIsNoUse {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    static final int SIZE = 3;
    static int[] cells = new int[SIZE];
  }

  static int first() {
    value = 1; // race value
    int length = Table.cells.length;
    baton.pass(1);
    return length;
  }

  static int second() {
    baton.await(1);
    int size = Table.SIZE;
    return size + value; // race value
  }

  public static void main(String[] args) {
    Threads.together(ConstantIsNoUse::first, ConstantIsNoUse::second);
  }
}
