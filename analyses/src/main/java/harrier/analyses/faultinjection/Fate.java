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

  boolean ofAcquire(ShadowLock lock) {
    boolean survives = ofAny();
    if (!survives) {
      forgotten.add(lock);
    }
    return survives;
  }

  boolean ofRelease(ShadowLock lock) {
    return !forgotten.remove(lock);
  }
}
