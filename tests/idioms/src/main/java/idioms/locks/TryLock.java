package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantLock;

/** The lock is free, and tryLock takes it. */
public final class TryLock {
  private static final Baton baton = new Baton();
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
    if (!lock.tryLock()) {
      throw new IllegalStateException();
    }
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(TryLock::give, TryLock::take);
  }
}
