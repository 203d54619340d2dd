package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A thread-local value orders nothing. */
public final class ThreadLocals {
  private static final Baton baton = new Baton();
  private static final ThreadLocal<String> local = new ThreadLocal<>();
  private static int data;

  static void give() {
    data = 42; // race data
    local.set("a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    local.set("b");
    local.get();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ThreadLocals::give, ThreadLocals::take);
  }
}
