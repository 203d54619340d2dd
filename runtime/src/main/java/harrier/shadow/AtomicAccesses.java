package harrier.shadow;

import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * The atomic accesses to one variable that is also accessed plainly: the latest reads and writes
 * that no newer one comes after, at most one of each thread.
 */
public final class AtomicAccesses extends SpinLock {
  private static final long[] NONE = {};

  /** Which variable of the object this is: the offset of its read word. */
  final long variable;

  /** The next variable of the same object. Set before this one is published. */
  AtomicAccesses next;

  /** Access words. Arrays are replaced, never changed, under this lock. */
  private volatile long[] reads = NONE;

  private volatile long[] writes = NONE;

  AtomicAccesses(long variable) {
    this.variable = variable;
  }

  /** Whether the thread has made such an access in its current epoch. */
  public boolean has(long word, boolean write) {
    for (long each : write ? writes : reads) {
      if (AccessWord.sameEpoch(each, word)) {
        return true;
      }
    }
    return false;
  }

  /** Adds an access, in place of those it is known to come after. */
  public void add(long word, boolean write, LongPredicate isKnown) {
    lock();
    try {
      if (write) {
        writes = with(word, unknown(writes, isKnown));
        reads = unknown(reads, isKnown);
      } else {
        reads = with(word, unknown(reads, isKnown));
      }
    } finally {
      unlock();
    }
  }

  /** Forgets all: a plain write stands for them. */
  public void clear() {
    lock();
    reads = NONE;
    writes = NONE;
    unlock();
  }

  /** The writes, or the reads, that are not known to come before. */
  public long[] unknown(boolean write, LongPredicate isKnown) {
    return unknown(write ? writes : reads, isKnown);
  }

  private static long[] with(long word, long[] others) {
    long[] all = Arrays.copyOf(others, others.length + 1);
    all[others.length] = word;
    return all;
  }

  private static long[] unknown(long[] all, LongPredicate isKnown) {
    int n = 0;
    for (long each : all) {
      n += isKnown.test(each) ? 0 : 1;
    }
    if (n == 0 || n == all.length) {
      return n == 0 ? NONE : all;
    }
    long[] unknown = new long[n];
    int next = 0;
    for (long each : all) {
      if (!isKnown.test(each)) {
        unknown[next++] = each;
      }
    }
    return unknown;
  }
}
