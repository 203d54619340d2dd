package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.StampedLock;

/** An element of a list is read under an optimistic stamp, and nobody asks whether it is valid. */
public final class StampedListForgotten {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static final List<String> list = new ArrayList<>(List.of("a", "b"));

  private StampedListForgotten() {}

  static void give() {
    baton.await(1);
    long stamp = lock.writeLock();
    list.set(1, "c"); // race ArrayList
    baton.pass(2);
    baton.await(3);
    lock.unlockWrite(stamp);
  }

  static void take() {
    long stamp = lock.tryOptimisticRead();
    baton.pass(1);
    baton.await(2);
    Result.use(list.get(1)); // race ArrayList
    if (stamp == 0) {
      throw new IllegalStateException();
    }
    baton.pass(3);
  }

  public static void run() {
    Threads.together(StampedListForgotten::give, StampedListForgotten::take);
  }
}
