package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What is done between a signal and the unlock elsewhere is not ordered by the signal. */
public final class SignalIsNoEdge {
  private static final Baton baton = new Baton();
  private static final ReentrantLock lock = new ReentrantLock();
  private static final Condition changed = lock.newCondition();
  private static boolean done;
  private static int data;

  static void give() {
    lock.lock();
    done = true;
    changed.signal();
    lock.unlock();
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    lock.lock();
    while (!done) {
      changed.await();
    }
    lock.unlock();
    baton.await(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SignalIsNoEdge::give, SignalIsNoEdge::take);
  }
}
