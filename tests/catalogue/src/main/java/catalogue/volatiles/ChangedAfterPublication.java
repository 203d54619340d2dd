package catalogue.volatiles;

import baton.Baton;
import baton.Threads;

/** An object is published by a volatile, and changed afterwards. */
final class ChangedAfterPublication {
  private static final Baton baton = new Baton();
  private static volatile ChangedAfterPublication shared;
  private int value;

  static void give() {
    ChangedAfterPublication made = new ChangedAfterPublication();
    shared = made;
    baton.pass(1);
    made.value = 42; // race value
  }

  static int take() {
    baton.await(1);
    return shared.value; // race value
  }

  public static void main(String[] args) {
    Threads.together(ChangedAfterPublication::take, ChangedAfterPublication::give);
  }
}
