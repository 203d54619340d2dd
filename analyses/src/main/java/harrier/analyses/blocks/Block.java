package harrier.analyses.blocks;

import harrier.analyses.transaction.Transaction;
import harrier.shadow.AccessWord;
import java.util.List;

/**
 * Two accesses of one transaction, in order, and the locks held from one to the other. Outside of
 * transactions an access is a block by itself.
 */
record Block(Point first, Point second, Held between) {
  Block(Point first, Point second) {
    this(first, second, first == second ? Held.NOTHING : first.held().until(second.held()));
  }

  boolean isSingle() {
    return first == second;
  }

  /** The innermost transaction that both accesses are part of: the one to blame. */
  Transaction transaction() {
    return second.operation().inside().around(first.operation().inside());
  }

  /** Whether it ended in an epoch. */
  boolean isOf(long stamp) {
    return AccessWord.sameEpoch(second.word(), stamp);
  }

  /** The same for blocks that are alike. */
  int key() {
    return isSingle() ? first.key() : first.key() * 31 + second.key() + 1;
  }

  /**
   * Whether both say the same of the same code; of an access by itself no report depends on the
   * site.
   */
  boolean isLike(Block other) {
    if (isSingle() || other.isSingle()) {
      Point point = other.first;
      return isSingle()
          && other.isSingle()
          && first.isBy(point.operation().thread(), point.isWrite(), point.held());
    }
    return first.isLike(other.first)
        && second.isLike(other.second)
        && between.hasSameLocks(other.between)
        && transaction().site == other.transaction().site;
  }

  /** Whether an access of another thread can come between the two. */
  private boolean admits(Point other) {
    return !isSingle() && !between.meets(other.held());
  }

  // One variable.

  /**
   * The access of the other block that makes this one unserializable if it comes in between, or
   * null: it commutes with neither of the two.
   */
  Point brokenBy(Block other) {
    if (canBeBrokenBy(other.first)) {
      return other.first;
    }
    return canBeBrokenBy(other.second) ? other.second : null;
  }

  private boolean canBeBrokenBy(Point between) {
    return breaks(between) && admits(between);
  }

  /** R-W-R, R-W-W, W-W-R, W-R-W. */
  private boolean breaks(Point between) {
    return between.isWrite() != (first.isWrite() && second.isWrite());
  }

  // Two variables.

  /** An order of four accesses to two variables that no serial order explains; empty if none. */
  List<Point> crossedBy(Block other) {
    boolean isSameOrder = first.variable() == other.first.variable();
    Point sameAsFirst = isSameOrder ? other.first : other.second;
    Point sameAsSecond = isSameOrder ? other.second : other.first;
    if (!first.conflictsWith(sameAsFirst) || !second.conflictsWith(sameAsSecond)) {
      return List.of();
    }
    if (admits(other.first) && admits(other.second)) {
      return List.of(first, other.first, other.second, second);
    }
    if (other.admits(first) && other.admits(second)) {
      return List.of(other.first, first, second, other.second);
    }
    if (!isSameOrder && admits(other.first) && other.admits(second)) {
      return List.of(first, other.first, second, other.second);
    }
    if (!isSameOrder && other.admits(first) && admits(other.second)) {
      return List.of(other.first, first, other.second, second);
    }
    return List.of();
  }
}
