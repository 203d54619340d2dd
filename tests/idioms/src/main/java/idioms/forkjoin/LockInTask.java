package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.locks.ReentrantLock;

/** A lock in tasks that help each other orders as always. */
public final class LockInTask {
  private static int value;

  private static void locked(ReentrantLock lock) {
    lock.lock();
    value++;
    lock.unlock();
  }

  private LockInTask() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    ReentrantLock lock = new ReentrantLock();
    ForkJoinTask<?> first = pool.submit(() -> locked(lock));
    ForkJoinTask<?> second = pool.submit(() -> locked(lock));
    locked(lock);
    first.join();
    second.join();
    pool.shutdown();
  }
}
