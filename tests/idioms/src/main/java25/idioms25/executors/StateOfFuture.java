package idioms25.executors;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** The state of a future says that it is complete. */
public final class StateOfFuture {
  private static final CompletableFuture<String> future = new CompletableFuture<>();
  private static int data;

  private StateOfFuture() {}

  static void give() {
    data = 42;
    future.complete("done");
  }

  static void take() {
    while (future.state() != Future.State.SUCCESS) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(StateOfFuture::give, StateOfFuture::take);
  }
}
