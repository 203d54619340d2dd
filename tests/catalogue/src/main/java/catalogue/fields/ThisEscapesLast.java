package catalogue.fields;

import baton.Threads;

/** A constructor starts a thread after all fields are written. */
final class ThisEscapesLast {
  private final Threads.Worker worker;
  private int value;

  ThisEscapesLast() {
    value = 42;
    worker = Threads.start(() -> value++);
  }

  public static void main(String[] args) {
    ThisEscapesLast target = new ThisEscapesLast();
    target.worker.finish();
    target.value++;
  }
}
