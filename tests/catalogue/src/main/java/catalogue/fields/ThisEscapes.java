package catalogue.fields;

import baton.Baton;
import baton.Threads;

/** A constructor starts a thread that uses the object before its last field is written. */
final class ThisEscapes {
  private static final Baton baton = new Baton();
  private final Threads.Worker worker;
  private int value;

  ThisEscapes() {
    worker = Threads.start(this::use);
    value = 42; // race value
    baton.pass(1);
  }

  int use() {
    baton.await(1);
    return value; // race value
  }

  public static void main(String[] args) {
    new ThisEscapes().worker.finish();
  }
}
