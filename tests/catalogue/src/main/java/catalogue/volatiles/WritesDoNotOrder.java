package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/** Two writes of one volatile do not order each other's past. */
final class WritesDoNotOrder {
  private static final Baton baton = new Baton();
  private static int data;
  private static volatile int flag;

  static void first() {
    data = 1; // race data
    flag = 1;
    baton.pass(1);
  }

  static void second() {
    baton.await(1);
    flag = 2;
    data = 2; // race data
  }

  public static void main(String[] args) {
    Threads.together(WritesDoNotOrder::first, WritesDoNotOrder::second);
  }
}
