package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantLock;

/** Only the outermost unlock gives the lock up. */
public final class Reentrant {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static int data;

  static void give() {
    lock.lock();
    lock.lock();
    lock.unlock();
    data = 42;
    lock.unlock();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    lock.lock();
    Value.use(data);
    lock.unlock();
  }

  public static void run() {
    Threads.together(Reentrant::give, Reentrant::take);
  }
}
