package idioms.executors;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A rejection handler of the target runs in the thread that submits. */
public final class OwnRejection {
  private static final Baton baton = new Baton();
  private static int value;

  private OwnRejection() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            (task, rejecting) -> Threads.await(task::run));
    pool.execute(() -> baton.await(1));
    value = 1;
    pool.execute(() -> value++);
    value++;
    baton.pass(1);
    pool.shutdown();
  }
}
