package harrier.analyses.goldilocks;

import harrier.shadow.Counter;
import harrier.shadow.Decoratable;
import java.lang.ref.WeakReference;

/**
 * A synchronization device: a thread, a lock, a volatile variable or a channel. Told apart by
 * identity; does not keep alive what it stands for.
 */
final class Device extends WeakReference<Decoratable> {
  private static final Counter NEXT = new Counter(0);

  /** Spreads devices over tables. */
  final int hash = NEXT.next() * 0x9E3779B9;

  /** Whether links lead here. Changed by the log, as all below. */
  private volatile boolean isReached;

  /** A thread that is in every set that has this device; null if none is known. */
  private volatile Device insider;

  Device(Decoratable what) {
    super(what);
  }

  /** Whether no thread can use it any more. */
  boolean isGone() {
    return refersTo(null);
  }

  /** Whether a link from here to a thread may add that to some set. */
  boolean teaches(Device thread) {
    return isReached && insider != thread;
  }

  void linkedFrom(Device thread) {
    if (!isReached) {
      insider = thread;
      isReached = true;
    } else if (insider != thread) {
      insider = null;
    }
  }

  void linkedTo(Device thread) {
    insider = thread;
  }
}
