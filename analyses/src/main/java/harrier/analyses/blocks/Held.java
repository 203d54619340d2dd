package harrier.analyses.blocks;

import harrier.shadow.ShadowLock;
import java.util.Arrays;

/** The locks a thread holds at one moment, each with the number of its acquire. Immutable. */
final class Held {
  static final Held NOTHING = new Held(new ShadowLock[0], new long[0]);

  private final ShadowLock[] locks;
  private final long[] acquires;

  private Held(ShadowLock[] locks, long[] acquires) {
    this.locks = locks;
    this.acquires = acquires;
  }

  Held with(ShadowLock lock, long acquire) {
    ShadowLock[] more = Arrays.copyOf(locks, locks.length + 1);
    long[] numbers = Arrays.copyOf(acquires, more.length);
    more[locks.length] = lock;
    numbers[locks.length] = acquire;
    return new Held(more, numbers);
  }

  Held without(ShadowLock lock) {
    Held rest = NOTHING;
    for (int i = 0; i < locks.length; i++) {
      rest = locks[i] == lock ? rest : rest.with(locks[i], acquires[i]);
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
          kept = kept.with(locks[i], acquires[i]);
        }
      }
    }
    return kept;
  }

  /** Whether some lock is in both: then two threads cannot be there at once. */
  boolean meets(Held other) {
    for (ShadowLock lock : locks) {
      for (ShadowLock its : other.locks) {
        if (lock == its) {
          return true;
        }
      }
    }
    return false;
  }

  boolean hasSameLocks(Held other) {
    return this == other || Arrays.equals(locks, other.locks);
  }
}
