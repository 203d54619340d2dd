package idioms.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;

/** A stage with a lock inside runs while someone waits. */
public final class HelpedByGet {
  private static int value;

  private static void locked(ReentrantLock lock) {
    lock.lock();
    value++;
    lock.unlock();
  }

  private HelpedByGet() {}

  public static void run() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    CompletableFuture<Void> one = CompletableFuture.runAsync(() -> locked(lock));
    CompletableFuture<Void> two = CompletableFuture.runAsync(() -> locked(lock));
    one.join();
    two.join();
  }
}
