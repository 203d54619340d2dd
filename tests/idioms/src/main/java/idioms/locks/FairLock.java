package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.ReentrantLock;

/** A fair lock guards both accesses. */
public final class FairLock {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock(true);
  private static int data;

  static void give() {
    lock.lock();
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
    Threads.together(FairLock::give, FairLock::take);
  }
}
