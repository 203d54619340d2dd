package bench;

import java.util.function.IntFunction;

/** The two workers of a program: the calling thread, and one that it starts and joins. */
public final class Team {
  public static final int SIZE = 2;

  private Team() {}

  /** Runs both workers, numbered from 0, to their ends. */
  public static void run(IntFunction<Runnable> makeWorker) {
    Runnable mine = makeWorker.apply(0);
    Thread other = new Thread(makeWorker.apply(1), "worker-1");
    other.start();
    mine.run();
    try {
      other.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where the share of a worker starts, of {@code total} items. */
  public static int start(int total, int id) {
    return (int) ((long) total * id / SIZE);
  }

  /** Where the share of a worker ends. */
  public static int end(int total, int id) {
    return start(total, id + 1);
  }
}
