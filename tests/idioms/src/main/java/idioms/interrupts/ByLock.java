package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** What came before an interrupt is seen when it ends a condition's await. */
public final class ByLock {
  private static int value;

  private ByLock() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              ReentrantLock lock = new ReentrantLock();
              lock.lock();
              try {
                lock.newCondition().await();
                throw new AssertionError("not interrupted");
              } catch (InterruptedException e) {
                value++;
              }
              lock.unlock();
              value++;
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
