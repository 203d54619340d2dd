package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A bitwise update in acquire mode does not release. */
public final class BitwiseAcquireGivesNothing {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private BitwiseAcquireGivesNothing() {}

  public static void run() {
    BitwiseAcquireGivesNothing shared = new BitwiseAcquireGivesNothing();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1; // race
    FLAG.getAndBitwiseOrAcquire(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAcquire(this) == 0) {
      Thread.onSpinWait();
    }
    check(data); // race
  }

  private static void check(int value) {
    if (value != 1) {
      throw new IllegalStateException("not given: " + value);
    }
  }
}
