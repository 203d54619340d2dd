package idioms25.executors;

import idioms.Value;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/** Tasks that a fork-join pool runs against the clock, or without being interrupted. */
public final class SubmitWithTimeout {
  private static int data;
  private static int other;

  private SubmitWithTimeout() {}

  private static int give() {
    return ++data;
  }

  private static int giveOther() {
    return ++other;
  }

  public static void run() throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      pool.submitWithTimeout(SubmitWithTimeout::give, 30, TimeUnit.SECONDS, null).get();
      Value.use(data);
      pool.invokeAllUninterruptibly(
          List.<Callable<Integer>>of(SubmitWithTimeout::give, SubmitWithTimeout::giveOther));
      Value.use(data + other);
      ForkJoinTask<Integer> task = ForkJoinTask.adaptInterruptible(SubmitWithTimeout::give);
      pool.execute(task);
      if (!task.quietlyJoin(30, TimeUnit.SECONDS)) {
        throw new IllegalStateException();
      }
      Value.use(data);
    }
  }
}
