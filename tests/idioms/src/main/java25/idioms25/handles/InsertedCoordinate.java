package idioms25.handles;

import baton.Threads;
import idioms.Value;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A handle that has been given its object leads to its field. */
public final class InsertedCoordinate {
  private static final InsertedCoordinate object = new InsertedCoordinate();
  private static final VarHandle READY = ready();
  private static int data;

  private int ready;

  private InsertedCoordinate() {}

  private static VarHandle ready() {
    try {
      VarHandle all =
          MethodHandles.lookup().findVarHandle(InsertedCoordinate.class, "ready", int.class);
      return MethodHandles.insertCoordinates(all, 0, object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static void give() {
    data = 42;
    READY.setRelease(1);
  }

  static void take() {
    while ((int) READY.getAcquire() == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(InsertedCoordinate::give, InsertedCoordinate::take);
  }
}
