package catalogue.fields;

import baton.Baton;
import baton.Threads;

/** A constructor writes a field that a thread it started has already read. */
final class ThisEscapesReadFirst {
  private static final Baton baton = new Baton();
  private final Threads.Worker worker;
  private int value;

  ThisEscapesReadFirst() {
    worker = Threads.start(this::use);
    baton.await(1);
    value = 42; // race value
  }

  int use() {
    int seen = value; // race value
    baton.pass(1);
    return seen;
  }

  public static void main(String[] args) {
    new ThisEscapesReadFirst().worker.finish();
  }
}
