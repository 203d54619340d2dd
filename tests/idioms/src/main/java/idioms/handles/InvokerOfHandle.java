package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Result;
import idioms.Value;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** A VarHandle is the argument of an invoker. */
public final class InvokerOfHandle {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private InvokerOfHandle() {}

  public static void run() {
    InvokerOfHandle shared = new InvokerOfHandle();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.second();
        });
  }

  private void first() throws Exception {
    MethodType type = MethodType.methodType(void.class, InvokerOfHandle.class, int.class);
    data = 1;
    call(MethodHandles.varHandleInvoker(AccessMode.SET_VOLATILE, type), VALUE, this, 1);
  }

  private void second() throws Exception {
    Value.use((int) VALUE.getVolatile(this));
    Value.use(data);
  }

  private static void call(MethodHandle handle, Object... arguments) {
    try {
      Object result = handle.invokeWithArguments(arguments);
      Result.use(result);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
