package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Identity hash codes order nothing. */
public final class Identity {
  private static final Baton baton = new Baton();
  private static final Object shared = new Object();
  private static int data;

  static void give() {
    data = 42; // race data
    Value.use(System.identityHashCode(shared) | 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(System.identityHashCode(shared) | 1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(Identity::give, Identity::take);
  }
}
