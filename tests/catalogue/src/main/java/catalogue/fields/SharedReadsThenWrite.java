package catalogue.fields;

import baton.Baton;
import baton.Threads;

/** Several threads have read a field when one more writes it, unordered with them. */
final class SharedReadsThenWrite {
  private static final Baton baton = new Baton();
  private int value = 42;

  int read() {
    return value; // race value
  }

  void write() {
    baton.await(1);
    value = 43; // race value
  }

  public static void main(String[] args) {
    SharedReadsThenWrite data = new SharedReadsThenWrite();
    Threads.Worker writer = Threads.start(data::write);
    Threads.together(data::read, data::read, data::read);
    baton.pass(1);
    writer.finish();
  }
}
