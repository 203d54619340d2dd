package idioms25.virtual;

import java.util.concurrent.locks.ReentrantLock;

/** A lock that makes virtual threads wait orders them. */
public final class LockAcrossParking {
  private static int value;

  private LockAcrossParking() {}

  public static void run() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Thread[] threads = new Thread[20];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          Thread.startVirtualThread(
              () -> {
                lock.lock();
                value++;
                Thread.yield();
                lock.unlock();
              });
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
