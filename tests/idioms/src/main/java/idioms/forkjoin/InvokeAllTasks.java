package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Tasks invoked together are seen when all have ended. */
public final class InvokeAllTasks {
  private static final int[] values = new int[64];

  private static final class Sum extends RecursiveTask<Integer> {
    private final int from;
    private final int to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) {
        values[from]++;
        return values[from];
      }
      Sum left = new Sum(from, (from + to) / 2);
      Sum right = new Sum((from + to) / 2, to);
      invokeAll(left, right);
      return left.join() + right.join();
    }
  }

  private InvokeAllTasks() {}

  public static void run() throws Exception {
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
    }
    ForkJoinPool pool = new ForkJoinPool(3);
    pool.invoke(new Sum(0, values.length));
    for (int i = 0; i < values.length; i++) {
      values[i]++;
    }
    pool.shutdown();
  }
}
