package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** A write is not made because of an exception; the one behind the handler is. */
final class WriteNeverMade {
  private static final Baton baton = new Baton();

  private int value;
  private int copies;

  static void first(WriteNeverMade to, WriteNeverMade from) {
    try {
      to.value = from.value;
      to.copies = 1;
    } catch (NullPointerException e) {
      to.copies = 2;
    }
    to.value = 1; // race value
    baton.pass(1);
  }

  static void second(WriteNeverMade shared) {
    baton.await(1);
    shared.value = 3; // race value
  }

  public static void main(String[] args) {
    WriteNeverMade shared = new WriteNeverMade();
    Threads.together(() -> first(shared, null), () -> second(shared));
  }
}
