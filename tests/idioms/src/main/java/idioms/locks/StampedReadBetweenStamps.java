package idioms.locks;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.locks.StampedLock;

/** What is read after one stamp was validated and before the next is taken is covered by none. */
public final class StampedReadBetweenStamps {
  private static final Baton baton = new Baton();
  private static final StampedLock lock = new StampedLock();
  private static int data;

  private StampedReadBetweenStamps() {}

  static void give() {
    data = 42; // race data
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    validate(lock.tryOptimisticRead());
    Value.use(data); // race data
    validate(lock.tryOptimisticRead());
  }

  private static void validate(long stamp) {
    if (!lock.validate(stamp)) {
      throw new IllegalStateException();
    }
  }

  public static void run() {
    Threads.together(StampedReadBetweenStamps::give, StampedReadBetweenStamps::take);
  }
}
