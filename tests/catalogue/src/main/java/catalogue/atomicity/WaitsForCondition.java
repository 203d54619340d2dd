package catalogue.atomicity;

import baton.Atomic;
import baton.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is given up by a condition lets others in, as a wait on a monitor does. */
final class WaitsForCondition {
  private static final ReentrantLock lock = new ReentrantLock();
  private static final Condition changed = lock.newCondition();
  private static boolean ready;

  @Atomic
  static void take() { // not atomic
    lock.lock();
    try {
      while (!ready) {
        changed.awaitUninterruptibly();
      }
      ready = false;
    } finally {
      lock.unlock();
    }
  }

  static void give() {
    lock.lock();
    try {
      ready = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  static boolean isReady() {
    lock.lock();
    try {
      return ready;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    if (isReady()) {
      throw new IllegalStateException();
    }
    Threads.Worker taker = Threads.start(WaitsForCondition::take);
    while (taker.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
    Threads.await(WaitsForCondition::give);
    taker.finish();
  }
}
