package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Bitwise updates without a mode are volatile. */
public final class BitwiseXor {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private BitwiseXor() {}

  public static void run() {
    BitwiseXor shared = new BitwiseXor();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.getAndBitwiseXor(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAndBitwiseOr(this, 0) == 0) {
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
