package idioms25.handles;

import baton.Threads;
import idioms.Value;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The same, written plainly: the field is accessed without order. */
public final class InsertedCoordinatePlain {
  private static final InsertedCoordinatePlain object = new InsertedCoordinatePlain();
  private static final VarHandle READY = ready();
  private static int data;

  private int ready;

  private InsertedCoordinatePlain() {}

  private static VarHandle ready() {
    try {
      VarHandle all =
          MethodHandles.lookup().findVarHandle(InsertedCoordinatePlain.class, "ready", int.class);
      return MethodHandles.insertCoordinates(all, 0, object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static void give() {
    data = 42; // race data
    READY.set(1); // race ready
  }

  static void take() {
    while ((int) READY.getOpaque() == 0) { // race ready
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(InsertedCoordinatePlain::give, InsertedCoordinatePlain::take);
  }
}
