package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.StampedLock;

/** An element of a list is read under an optimistic stamp, a writer comes in between. */
public final class StampedList {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static final List<String> list = new ArrayList<>(List.of("a", "b"));

  private StampedList() {}

  static void give() {
    baton.await(1);
    long stamp = lock.writeLock();
    list.set(1, "c");
    baton.pass(2);
    baton.await(3);
    lock.unlockWrite(stamp);
  }

  static void take() {
    long stamp = lock.tryOptimisticRead();
    baton.pass(1);
    baton.await(2);
    Result.use(list.get(1));
    if (lock.validate(stamp)) {
      throw new IllegalStateException();
    }
    baton.pass(3);
  }

  public static void run() {
    Threads.together(StampedList::give, StampedList::take);
  }
}
