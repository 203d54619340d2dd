package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** The write comes after the value was set. */
public final class ReferenceTooLate {
  private static final Baton baton = new Baton();
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    flag.set("b");
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.get();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ReferenceTooLate::give, ReferenceTooLate::take);
  }
}
