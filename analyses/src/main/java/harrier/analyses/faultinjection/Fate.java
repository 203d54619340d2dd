package harrier.analyses.faultinjection;

import harrier.shadow.ShadowLock;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Decides which events of one thread survive. Touched only by that thread. */
final class Fate {
  private final SplittableRandom random;
  private final double share;

  /** Locks whose acquire was dropped: their release goes the same way. */
  private final List<ShadowLock> forgotten = new ArrayList<>();

  /** The same for those that were to be held for reading. */
  private final List<ShadowLock> unread = new ArrayList<>();

  /** Whether the event before survived. */
  private boolean latest;

  Fate(long seed, int thread, double share) {
    random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + thread);
    this.share = share;
  }

  boolean ofAny() {
    latest = random.nextDouble() >= share;
    return latest;
  }

  /** A withdrawal shares the fate of the publication right before it. */
  boolean ofWithdrawal() {
    return latest;
  }

  boolean ofAcquire(ShadowLock lock, boolean reading) {
    boolean survives = ofAny();
    if (!survives) {
      forgotten(reading).add(lock);
    }
    return survives;
  }

  boolean ofRelease(ShadowLock lock, boolean reading) {
    return !forgotten(reading).remove(lock);
  }

  private List<ShadowLock> forgotten(boolean reading) {
    return reading ? unread : forgotten;
  }

  /**
   * A publication or an observation.
   *
   * @param lock the lock that it is part of taking or releasing, or null
   */
  boolean ofOrder(ShadowLock lock) {
    latest = !forgotten.contains(lock) && !unread.contains(lock) && ofAny();
    return latest;
  }
}
