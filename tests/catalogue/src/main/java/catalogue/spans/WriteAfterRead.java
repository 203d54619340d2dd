package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** Both read a field, which is no race, and one of them then writes it. */
final class WriteAfterRead {
  private static final Baton baton = new Baton();

  private int value;

  void first() {
    if (value == 0) {
      value = 1; // race value
    }
    baton.pass(1);
  }

  int second() {
    baton.await(1);
    return value; // race value
  }

  public static void main(String[] args) {
    WriteAfterRead shared = new WriteAfterRead();
    Threads.together(shared::first, shared::second);
  }
}
