package catalogue.determinism;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** One thread looks at an element, another sets it: here the first has not seen the second. */
final class LookedTooEarly {
  private static final Baton baton = new Baton();
  private static final AtomicIntegerArray flags = new AtomicIntegerArray(3);

  static void look() {
    if (flags.get(1) != 0) {
      throw new IllegalStateException();
    }
    baton.pass(1);
  }

  static void set() {
    baton.await(1);
    flags.set(1, 1); // not deterministic
  }

  public static void main(String[] args) {
    Threads.together(LookedTooEarly::look, LookedTooEarly::set);
  }
}
