package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A forked task is seen after a quiet join. */
public final class ForkQuietly {
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
      left.fork();
      right.quietlyInvoke();
      left.quietlyJoin();
      return left.getRawResult() + right.getRawResult();
    }
  }

  private ForkQuietly() {}

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
