package harrier.analyses.blocks;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.transaction.Operation;
import harrier.shadow.AccessWord;
import harrier.shadow.Identity;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.vm.annotation.ForceInline;

/**
 * The shadow of a variable that has escaped, but that no transaction has accessed since: its
 * accesses outside of transactions, of those alike the latest. Immutable; variables that were
 * accessed alike share it.
 */
final class Visits implements ShadowVar {
  /** No access at all. */
  static final Visits NONE = new Visits(null, null, false, null, null, 0, 0);

  /** The accesses before the latest one. */
  private final Visits earlier;

  private final Identity thread;
  private final boolean isWrite;
  private final Held held;
  private final Site site;
  private final long word;

  /** So often an access takes the place of one like it in any later epoch. */
  private static final int EASY_RENEWALS = 8;

  /**
   * How often it has taken the place of one like it. After {@link #EASY_RENEWALS} the next one has
   * to be of an epoch whose number differs in more bits than the last one, then in more than the
   * last two, and so on: an access that comes again and again is renewed ever more seldom, and
   * variables that are accessed together are so at the same time.
   */
  private final int renewals;

  private final int count;

  /** The latest read with no lock held. */
  private final long freeRead;

  /** The same of another thread than that one. */
  private final long otherFreeRead;

  /** The latest write with none. */
  private final long freeWrite;

  private Visits(
      Visits earlier,
      Identity thread,
      boolean isWrite,
      Held held,
      Site site,
      long word,
      int renewals) {
    this.earlier = earlier;
    this.thread = thread;
    this.isWrite = isWrite;
    this.held = held;
    this.site = site;
    this.word = word;
    this.renewals = renewals;
    if (earlier == null) {
      count = 0;
      freeRead = AccessWord.NONE;
      otherFreeRead = AccessWord.NONE;
      freeWrite = AccessWord.NONE;
    } else {
      boolean isFree = held.count() == 0;
      count = earlier.count + 1;
      boolean isNext = isFree && !isWrite;
      boolean isOther = isNext && AccessWord.tid(earlier.freeRead) != AccessWord.tid(word);
      freeRead = isNext ? word : earlier.freeRead;
      otherFreeRead = isOther ? earlier.freeRead : earlier.otherFreeRead;
      freeWrite = isFree && isWrite ? word : earlier.freeWrite;
    }
  }

  /** These and another one, which takes the place of an earlier one like it. */
  Visits and(Identity t, boolean write, Held locks, Site at, long now) {
    Visits like = find(t, write, locks);
    return like == NONE
        ? new Visits(this, t, write, locks, at, now, 0)
        : new Visits(
            without(like),
            t,
            write,
            locks,
            at,
            now,
            Math.min(like.renewals + 1, EASY_RENEWALS + AccessWord.CLOCK_BITS));
  }

  /** The access like that; none if there is none. */
  Visits find(Identity t, boolean write, Held locks) {
    Visits each = this;
    while (each != NONE
        && !(each.thread == t && each.isWrite == write && each.held.hasSameLocks(locks))) {
      each = each.earlier;
    }
    return each;
  }

  Visits find(Point point) {
    return find(point.operation().thread(), point.isWrite(), point.held());
  }

  /** Whether the latest of these was made in an epoch. */
  boolean isOf(long stamp) {
    return this != NONE && AccessWord.sameEpoch(word, stamp);
  }

  Visits without(Visits one) {
    return this == one
        ? earlier
        : new Visits(earlier.without(one), thread, isWrite, held, site, word, renewals);
  }

  Visits withoutOldest() {
    Visits oldest = this;
    while (oldest.earlier != NONE) {
      oldest = oldest.earlier;
    }
    return without(oldest);
  }

  /** How many there are. */
  int count() {
    return count;
  }

  /** Whether an access in an epoch with no lock held is one like the latest of those. A hint. */
  @ForceInline
  boolean hasFree(boolean write, long stamp) {
    return write
        ? AccessWord.isIn(freeWrite, stamp)
        : AccessWord.isIn(freeRead, stamp) || AccessWord.isIn(otherFreeRead, stamp);
  }

  /** Whether another such access by a thread in its epoch changes nothing. */
  boolean has(Identity t, boolean write, Held locks, long stamp) {
    Visits like = find(t, write, locks);
    return like != NONE && !like.isDue(stamp);
  }

  /** Whether one like it in an epoch takes its place. */
  private boolean isDue(long stamp) {
    int bits = Math.max(0, renewals - EASY_RENEWALS);
    return (word ^ stamp) >>> (AccessWord.SITE_BITS + bits) != 0;
  }

  /** Those that do not happen before what a thread does now, as blocks of a variable. */
  List<Block> concurrentWith(ThreadClock t, VariableBlocks x, Variable name) {
    List<Block> blocks = new ArrayList<>(0);
    for (Visits each = this; each != NONE; each = each.earlier) {
      if (!t.knows(each.word)) {
        String what = each.isWrite ? "write" : "read";
        Operation operation = new Operation(each.thread, what, name, each.site, null);
        Point point = new Point(x, each.isWrite, each.held, each.word, 0, operation);
        blocks.add(0, new Block(point, point));
      }
    }
    return blocks;
  }

  /** Whether the same accesses were made by the same threads with the same locks, in that order. */
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Visits that) || count != that.count) {
      return false;
    }
    Visits one = this;
    while (one != that && one.isLike(that)) {
      one = one.earlier;
      that = that.earlier;
    }
    return one == that; // at the latest where both have come to none
  }

  /** Whether the latest of both is the same. */
  private boolean isLike(Visits other) {
    return thread == other.thread
        && isWrite == other.isWrite
        && word == other.word
        && renewals == other.renewals
        && site == other.site
        && held.hasSameLocks(other.held);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(word) * 31 + count;
  }
}
