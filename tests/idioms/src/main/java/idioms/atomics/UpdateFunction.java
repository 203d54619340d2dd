package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is taken in an update function. */
public final class UpdateFunction {
  private static final Baton baton = new Baton();
  private static final AtomicInteger count = new AtomicInteger();
  private static final ReentrantLock lock = new ReentrantLock();
  private static int data;

  static void give() {
    lock.lock();
    data = 42;
    lock.unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    count.updateAndGet(
        old -> {
          lock.lock();
          Value.use(data);
          lock.unlock();
          return old + 1;
        });
  }

  public static void run() {
    Threads.together(UpdateFunction::give, UpdateFunction::take);
  }
}
