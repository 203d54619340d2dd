package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What was done before waiting is seen by whoever signals. */
public final class AwaitGivesUp {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static final Condition changed = lock.newCondition();
  private static boolean done;
  private static int data;

  static void give() throws Exception {
    lock.lock();
    data = 42;
    baton.pass(1);
    while (!done) {
      changed.await();
    }
    lock.unlock();
  }

  static void take() throws Exception {
    baton.await(1);
    lock.lock();
    Value.use(data);
    done = true;
    changed.signal();
    lock.unlock();
  }

  public static void run() {
    Threads.together(AwaitGivesUp::give, AwaitGivesUp::take);
  }
}
