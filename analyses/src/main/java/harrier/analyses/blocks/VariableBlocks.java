package harrier.analyses.blocks;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.Counter;
import harrier.shadow.Identity;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import harrier.shadow.Variable;
import java.util.Arrays;
import java.util.List;

/** The blocks of one variable that transactions have accessed since it escaped. */
final class VariableBlocks extends SpinLock implements ShadowVar {
  private static final Counter NEXT = new Counter(0);
  private static final Block[] NONE = {};

  /** How many different blocks are kept; a new one takes the place of the oldest. */
  static final int KEPT = 16;

  /** If so many accesses by themselves have taken the place of others, most are passed over. */
  private static final int CROWDED = 64;

  /** The blocks with a second variable are kept by the older one of the two. */
  final int number = NEXT.next();

  private final Variable name;

  /** Accesses outside of transactions before any did. Replaced under this lock. */
  private volatile Visits visits;

  /** What came after these, oldest first. Replaced under this lock, never changed. */
  private volatile Block[] ones = NONE;

  private volatile Block[] twos = NONE;

  /** How many have taken the place of the oldest. Guarded by this lock, but for a look. */
  private int replaced;

  /** The fewest locks at an access by itself. The same. */
  private int fewestLocks = Integer.MAX_VALUE;

  /**
   * @param visits what happened outside of transactions before
   */
  VariableBlocks(Visits visits, Variable name) {
    this.visits = visits;
    this.name = name;
  }

  /** Whether there is such an access by itself of a thread in its epoch. */
  boolean has(Identity thread, boolean write, Held held, long stamp) {
    if (visits.find(thread, write, held).isOf(stamp)) {
      return true;
    }
    for (Block each : ones) {
      if (each.isSingle() && each.isOf(stamp) && each.first().isBy(thread, write, held)) {
        return true;
      }
    }
    return false;
  }

  /** Whether there were very many accesses by themselves with different locks. */
  boolean isCrowded() {
    return replaced >= CROWDED;
  }

  /** Whether one of those had no more locks than these. */
  boolean hasAsFewAs(Held held) {
    return fewestLocks <= held.count();
  }

  /**
   * Adds a block, in place of an earlier one like it; answers those before it that do not happen
   * before what a thread does now, or none if there was one like it in the same epoch.
   */
  List<Block> add(Block block, boolean ofTwo, ThreadClock t) {
    lock();
    try {
      Block[] before = ofTwo ? twos : ones;
      Visits visited = ofTwo ? Visits.NONE : visits;
      Visits likeVisit = block.isSingle() ? visited.find(block.first()) : Visits.NONE;
      int like = 0;
      while (like < before.length && !before[like].isLike(block)) {
        like++;
      }
      boolean isKnown = like < before.length;
      if (likeVisit.isOf(block.second().word())
          || isKnown && before[like].isOf(block.second().word())) {
        return List.of();
      }
      List<Block> concurrent = visited.concurrentWith(t, this, name);
      for (Block each : before) {
        if (!t.knows(each.second().word())) {
          concurrent.add(each);
        }
      }
      if (likeVisit != Visits.NONE) {
        visits = visited.without(likeVisit);
      } else if (!isKnown && visited.count() > 0 && visited.count() + before.length == KEPT) {
        visits = visited.withoutOldest();
      }
      if (block.isSingle()) {
        fewestLocks = Math.min(fewestLocks, block.first().held().count());
        replaced += isKnown || before.length < KEPT ? 0 : 1;
      }
      Block[] after =
          isKnown || before.length == KEPT
              ? without(before, like % before.length)
              : Arrays.copyOf(before, before.length + 1);
      after[after.length - 1] = block;
      if (ofTwo) {
        twos = after;
      } else {
        ones = after;
      }
      return concurrent;
    } finally {
      unlock();
    }
  }

  /** Without one of them, and with room for another at the end. */
  private static Block[] without(Block[] blocks, int index) {
    Block[] others = blocks.clone();
    System.arraycopy(blocks, index + 1, others, index, blocks.length - index - 1);
    return others;
  }
}
