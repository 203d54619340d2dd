package idioms.threads;

import baton.Threads;
import java.util.function.Supplier;

/** A method reference to getState sees the end, too. */
public final class StateByReference {
  private static int value;

  private StateByReference() {}

  public static void run() throws Exception {
    Threads.Worker worker = Threads.start(() -> value = 1);
    Supplier<Thread.State> state = worker::getState;
    while (state.get() != Thread.State.TERMINATED) {
      Thread.onSpinWait();
    }
    value++;
    worker.finish();
  }
}
