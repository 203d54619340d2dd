package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** A failed compare-and-set publishes nothing. */
public final class MarkableFails {
  private static final Baton baton = new Baton();
  private static final AtomicMarkableReference<String> flag =
      new AtomicMarkableReference<>("a", false);
  private static int data;

  static void give() {
    data = 42; // race data
    if (flag.compareAndSet("x", "b", false, true)) {
      throw new IllegalStateException();
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.getReference();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(MarkableFails::give, MarkableFails::take);
  }
}
