package idioms.collections;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Looking at the clock orders nothing. */
public final class NanoTime {
  private static final Baton baton = new Baton();
  private static int data;

  static void give() {
    data = 42; // race data
    Value.use((int) System.nanoTime() | 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use((int) System.nanoTime() | 1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(NanoTime::give, NanoTime::take);
  }
}
