package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Bitwise updates order as their modes say. */
public final class BitwiseModes {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private BitwiseModes() {}

  public static void run() {
    BitwiseModes shared = new BitwiseModes();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.getAndBitwiseOrRelease(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAndBitwiseAndAcquire(this, 1) == 0) {
      Thread.onSpinWait();
    }
    check(data);
  }

  private static void check(int value) {
    if (value != 1) {
      throw new IllegalStateException("not given: " + value);
    }
  }
}
