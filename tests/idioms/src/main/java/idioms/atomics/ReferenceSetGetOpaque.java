package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** What is read opaquely orders nothing, however it was stored. */
public final class ReferenceSetGetOpaque {
  private static final Baton baton = new Baton();
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42; // race data
    flag.set("b");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    while (!flag.getOpaque().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ReferenceSetGetOpaque::give, ReferenceSetGetOpaque::take);
  }
}
