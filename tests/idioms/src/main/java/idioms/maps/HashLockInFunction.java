package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is taken in a function that a map calls. */
public final class HashLockInFunction {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
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
    map.computeIfAbsent(
        "k",
        key -> {
          lock.lock();
          Value.use(data);
          lock.unlock();
          return key;
        });
  }

  public static void run() {
    Threads.together(HashLockInFunction::give, HashLockInFunction::take);
  }
}
