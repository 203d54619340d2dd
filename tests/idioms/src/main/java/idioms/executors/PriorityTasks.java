package idioms.executors;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Tasks that others have submitted are compared while they wait; those that run change. */
public final class PriorityTasks {
  private static final class Task implements Runnable, Comparable<Task> {
    private int rank;

    Task(int rank) {
      this.rank = rank;
    }

    @Override
    public int compareTo(Task other) {
      return Integer.compare(rank, other.rank);
    }

    @Override
    public void run() {
      rank = -rank;
    }
  }

  private static final Baton baton = new Baton();
  private static final ThreadPoolExecutor pool =
      new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());

  private PriorityTasks() {}

  static void odd() {
    pool.execute(() -> baton.await(2));
    pool.execute(new Task(1));
    pool.execute(new Task(3));
    baton.pass(1);
  }

  static void even() {
    baton.await(1);
    pool.execute(new Task(2));
    pool.execute(new Task(0));
    baton.pass(2);
  }

  public static void run() throws Exception {
    Threads.together(PriorityTasks::odd, PriorityTasks::even);
    pool.shutdown();
    if (!pool.awaitTermination(30, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
  }
}
