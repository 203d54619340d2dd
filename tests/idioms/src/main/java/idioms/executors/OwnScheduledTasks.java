package idioms.executors;

import baton.Threads;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool's own kind of tasks: they are compared and asked for their delay while they wait. */
public final class OwnScheduledTasks {
  private static final class Task<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
    private final Delayed delay;
    private int rank;

    Task(Callable<V> work, Delayed delay, int rank) {
      super(work);
      this.delay = delay;
      this.rank = rank;
    }

    @Override
    public boolean isPeriodic() {
      return false;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return rank < 0 ? 0 : delay.getDelay(unit);
    }

    @Override
    public int compareTo(Delayed other) {
      return Integer.compare(rank, ((Task<?>) other).rank);
    }

    @Override
    public void run() {
      rank++;
      super.run();
    }
  }

  private static final class Pool extends ScheduledThreadPoolExecutor {
    Pool() {
      super(2);
    }

    @Override
    protected <V> RunnableScheduledFuture<V> decorateTask(
        Callable<V> work, RunnableScheduledFuture<V> task) {
      return new Task<>(work, task, 1);
    }
  }

  private static final ScheduledThreadPoolExecutor pool = new Pool();

  private OwnScheduledTasks() {}

  static void schedule() {
    for (int i = 0; i < 10; i++) {
      pool.schedule(() -> 1, 1, TimeUnit.MILLISECONDS);
    }
  }

  public static void run() throws Exception {
    Threads.together(OwnScheduledTasks::schedule, OwnScheduledTasks::schedule);
    pool.shutdown();
    if (!pool.awaitTermination(30, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
  }
}
