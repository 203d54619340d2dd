package harrier.analyses.goldilocks;

import harrier.shadow.Decoratable;
import java.lang.ref.WeakReference;

/**
 * A synchronization device: a thread, a lock, a volatile variable or a channel. Told apart by
 * identity; does not keep alive what it stands for.
 */
final class Device extends WeakReference<Decoratable> {
  Device(Decoratable what) {
    super(what);
  }

  /** Whether no thread can use it any more. */
  boolean isGone() {
    return refersTo(null);
  }
}
