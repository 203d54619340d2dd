package harrier.hook;

import harrier.shadow.Memory;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import jdk.internal.vm.annotation.DontInline;

/**
 * Waits a little for a lock that another thread holds, before the JDK parks the thread.
 *
 * <p>The JDK tries a few times while it makes up its queue, which is as long as a short critical
 * section takes. With checks in it the section takes several times as long, and the thread would be
 * parked nearly every time; to park it and to wake it up again takes much longer than either.
 */
final class StandBy {
  /** Some two microseconds. */
  private static final int LOOKS = 64;

  private static final long STATE = Memory.offsetOf(AbstractQueuedSynchronizer.class, "state");

  /** With one processor whoever holds the lock could not go on meanwhile. */
  private static final boolean IS_WORTH_IT =
      STATE > 0 && Runtime.getRuntime().availableProcessors() > 1;

  private StandBy() {}

  @DontInline
  static void untilFree(Object synchronizer) {
    for (int i = 0; IS_WORTH_IT && i < LOOKS; i++) {
      if (Memory.getIntVolatile(synchronizer, STATE) == 0) {
        return;
      }
      Thread.onSpinWait();
    }
  }
}
