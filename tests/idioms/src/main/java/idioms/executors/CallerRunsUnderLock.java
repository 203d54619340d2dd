package idioms.executors;

import baton.Baton;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that a rejected task takes orders as always. */
public final class CallerRunsUnderLock {
  private static final Baton baton = new Baton();
  private static int value;

  private CallerRunsUnderLock() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            new ThreadPoolExecutor.CallerRunsPolicy());
    ReentrantLock lock = new ReentrantLock();
    pool.execute(
        () -> {
          baton.await(1);
          lock.lock();
          value++;
          lock.unlock();
        });
    pool.execute(
        () -> {
          lock.lock();
          value++;
          lock.unlock();
        });
    baton.pass(1);
    pool.shutdown();
  }
}
