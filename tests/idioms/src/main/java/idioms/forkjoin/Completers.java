package idioms.forkjoin;

import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** Who completes a tree of tasks has seen all of them. */
public final class Completers {
  private static final int[] values = new int[64];

  private static final class Each extends CountedCompleter<Void> {
    private final int from;
    private final int to;

    Each(CountedCompleter<?> parent, int from, int to) {
      super(parent);
      this.from = from;
      this.to = to;
    }

    @Override
    public void compute() {
      if (to - from > 1) {
        setPendingCount(2);
        new Each(this, from, (from + to) / 2).fork();
        new Each(this, (from + to) / 2, to).fork();
      } else {
        values[from]++;
      }
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      for (int i = from; i < to; i++) {
        values[i]++;
      }
    }
  }

  private Completers() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    pool.invoke(new Each(null, 0, values.length));
    for (int i = 0; i < values.length; i++) {
      values[i]++;
    }
    pool.shutdown();
  }
}
