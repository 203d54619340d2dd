package harrier.analyses.blocks;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.Counter;
import harrier.shadow.Identity;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import harrier.shadow.Variable;
import java.util.List;

/** The blocks of one variable that transactions have accessed since it escaped. */
final class VariableBlocks extends SpinLock implements ShadowVar {
  private static final Counter NEXT = new Counter(0);

  /** How many different blocks are kept; a new one takes the place of the oldest. */
  static final int KEPT = 16;

  /** If so many accesses by themselves have taken the place of others, most are passed over. */
  private static final int CROWDED = 64;

  /** The blocks with a second variable are kept by the older one of the two. */
  final int number = NEXT.next();

  private final Variable name;

  /** Accesses outside of transactions before any did. Replaced under this lock. */
  private volatile Visits visits;

  /** What came after these. Replaced under this lock. */
  private volatile KeptBlocks ones = KeptBlocks.NONE;

  private volatile KeptBlocks twos = KeptBlocks.NONE;

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
    return visits.find(thread, write, held).isOf(stamp) || ones.has(thread, write, held, stamp);
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
      KeptBlocks before = ofTwo ? twos : ones;
      Visits visited = ofTwo ? Visits.NONE : visits;
      Visits likeVisit = block.isSingle() ? visited.find(block.first()) : Visits.NONE;
      int like = before.find(block);
      boolean isKnown = like >= 0;
      if (likeVisit.isOf(block.second().word())
          || isKnown && before.get(like).isOf(block.second().word())) {
        return List.of();
      }
      List<Block> concurrent = before.concurrentWith(t, block, visitsBefore(block, visited, t));
      if (likeVisit != Visits.NONE) {
        visits = visited.without(likeVisit);
      } else if (!isKnown && visited.count() > 0 && visited.count() + before.count() == KEPT) {
        visits = visited.withoutOldest();
      }
      if (block.isSingle()) {
        fewestLocks = Math.min(fewestLocks, block.first().held().count());
        replaced += isKnown || before.count() < KEPT ? 0 : 1;
      }
      KeptBlocks after = before.with(block, isKnown ? like : before.count() == KEPT ? 0 : -1);
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

  /** Accesses by themselves do not break each other. */
  private List<Block> visitsBefore(Block block, Visits visited, ThreadClock t) {
    return block.isSingle() ? List.of() : visited.concurrentWith(t, this, name);
  }
}
