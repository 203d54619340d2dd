package catalogue.methods;

import baton.Baton;
import baton.Threads;

/** A pattern binds the object whose field races. */
final class InstanceofPattern {
  private int value;

  static void increment(Object object) {
    if (object instanceof InstanceofPattern target && target.value >= 0) { // race value
      synchronized (object) {
        target.value++; // race value
      }
    }
  }

  public static void main(String[] args) {
    InstanceofPattern target = new InstanceofPattern();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          increment(target);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          increment(target);
        });
  }
}
