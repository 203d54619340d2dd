package catalogue.fields;

import baton.Threads;

/** Several threads have read a field and were joined when it is written. */
final class SharedReadsThenOrderedWrite {
  private int value = 42;

  int read() {
    return value;
  }

  public static void main(String[] args) {
    SharedReadsThenOrderedWrite data = new SharedReadsThenOrderedWrite();
    Threads.together(data::read, data::read, data::read);
    data.value = 43;
    Threads.await(() -> data.value = 44);
    Threads.together(data::read, data::read);
  }
}
