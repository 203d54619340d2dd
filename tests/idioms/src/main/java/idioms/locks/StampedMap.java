package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.StampedLock;

/**
 * A map is read under an optimistic stamp, a writer comes in between: what was read is discarded.
 */
public final class StampedMap {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static final Map<String, Integer> map = new HashMap<>();

  private StampedMap() {}

  static void give() {
    baton.await(1);
    long stamp = lock.writeLock();
    map.put("a", 1);
    baton.pass(2);
    baton.await(3);
    lock.unlockWrite(stamp);
  }

  static void take() {
    long stamp = lock.tryOptimisticRead();
    baton.pass(1);
    baton.await(2);
    Result.use(map.get("a"));
    if (lock.validate(stamp)) {
      throw new IllegalStateException();
    }
    baton.pass(3);
  }

  public static void run() {
    Threads.together(StampedMap::give, StampedMap::take);
  }
}
