package harrier.analyses.blocks;

import harrier.shadow.ShadowLock;
import java.util.Arrays;

/**
 * The locks a thread holds at one moment, each with the number of its acquire, or of the first one
 * if it is held alone and for reading. Immutable.
 */
final class Held {
  static final Held NOTHING = new Held(new ShadowLock[0], new long[0], new boolean[0], 1);

  private final ShadowLock[] locks;
  private final long[] acquires;

  /** Whether each is held for reading, as others may hold it. */
  private final boolean[] reading;

  /** The same for the same locks. */
  private final int hash;

  private Held(ShadowLock[] locks, long[] acquires, boolean[] reading, int hash) {
    this.locks = locks;
    this.acquires = acquires;
    this.reading = reading;
    this.hash = hash;
  }

  int hashOfLocks() {
    return hash;
  }

  int count() {
    return locks.length;
  }

  Held with(ShadowLock lock, boolean isReading, long acquire) {
    for (int i = 0; i < locks.length; i++) {
      if (locks[i] == lock) {
        return and(lock, isReading, acquires[i]);
      }
    }
    return and(lock, isReading, acquire);
  }

  private Held and(ShadowLock lock, boolean isReading, long acquire) {
    ShadowLock[] more = Arrays.copyOf(locks, locks.length + 1);
    long[] numbers = Arrays.copyOf(acquires, more.length);
    boolean[] ways = Arrays.copyOf(reading, more.length);
    more[locks.length] = lock;
    numbers[locks.length] = acquire;
    ways[locks.length] = isReading;
    return new Held(more, numbers, ways, (hash * 31 + lock.hashCode()) * 2 + (isReading ? 1 : 0));
  }

  Held without(ShadowLock lock, boolean isReading) {
    Held rest = NOTHING;
    for (int i = 0; i < locks.length; i++) {
      boolean isIt = locks[i] == lock && reading[i] == isReading;
      rest = isIt ? rest : rest.and(locks[i], reading[i], acquires[i]);
    }
    return rest;
  }

  /** The locks that were never released between this moment and a later one. */
  Held until(Held later) {
    if (this == later) {
      return this;
    }
    Held kept = NOTHING;
    for (int i = 0; i < locks.length; i++) {
      for (int j = 0; j < later.locks.length; j++) {
        if (locks[i] == later.locks[j] && acquires[i] == later.acquires[j]) {
          kept = kept.and(locks[i], reading[i] || later.reading[j], acquires[i]);
        }
      }
    }
    return kept;
  }

  /**
   * Whether some lock is in both, and not for reading in both: then two threads cannot be there at
   * once.
   */
  boolean meets(Held other) {
    for (int i = 0; i < locks.length; i++) {
      for (int j = 0; j < other.locks.length; j++) {
        if (locks[i] == other.locks[j] && !(reading[i] && other.reading[j])) {
          return true;
        }
      }
    }
    return false;
  }

  boolean hasSameLocks(Held other) {
    return this == other
        || hash == other.hash
            && Arrays.equals(locks, other.locks)
            && Arrays.equals(reading, other.reading);
  }
}
