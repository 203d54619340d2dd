package catalogue.spans;

import baton.Baton;
import baton.Threads;

/** A field is written on one of two ways that lead to the next write; the other was taken. */
final class SometimesWritten {
  private static final Baton baton = new Baton();

  private int value;

  void first(boolean isLarge) {
    if (isLarge) {
      value = 1;
    }
    value = 2; // race value
    baton.pass(1);
  }

  void second() {
    baton.await(1);
    value = 3; // race value
  }

  public static void main(String[] args) {
    SometimesWritten shared = new SometimesWritten();
    Threads.together(() -> shared.first(false), shared::second);
  }
}
