package idioms.executors;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A task taken out of the pool's queue by hand. */
public final class QueueOfPool {
  private static final Baton baton = new Baton();
  private static int value;

  private QueueOfPool() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.execute(() -> baton.await(1));
    Threads.Worker submitter =
        Threads.start(
            () -> {
              value = 1;
              pool.execute(() -> value++);
            });
    pool.getQueue().take().run();
    baton.pass(1);
    submitter.finish();
    pool.shutdown();
  }
}
