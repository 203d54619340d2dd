package harrier.analyses.blocks;

import harrier.shadow.Counter;
import harrier.shadow.Identity;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import harrier.shadow.Variable;
import java.util.Arrays;

/** The blocks of one variable that transactions have accessed since it escaped. */
final class VariableBlocks extends SpinLock implements ShadowVar {
  private static final Counter NEXT = new Counter(0);
  private static final Block[] NONE = {};

  /** How many different blocks are kept; a new one takes the place of the oldest. */
  static final int KEPT = 16;

  /** The blocks with a second variable are kept by the older one of the two. */
  final int number = NEXT.next();

  /** Oldest first. Replaced under this lock, never changed. */
  private volatile Block[] ones;

  private volatile Block[] twos = NONE;

  /**
   * @param visits what happened outside of transactions before
   */
  VariableBlocks(Visits visits, Variable name) {
    ones = visits.blocksOf(this, name);
  }

  /** Whether there is such an access by itself of a thread in its epoch. */
  boolean has(Identity thread, boolean write, Held held, long stamp) {
    for (Block each : ones) {
      if (each.isSingle() && each.isOf(stamp) && each.first().isBy(thread, write, held)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a block, in place of an earlier one like it; answers those before it, or none if there was
   * one like it in the same epoch.
   */
  Block[] add(Block block, boolean ofTwo) {
    lock();
    try {
      Block[] before = ofTwo ? twos : ones;
      int like = 0;
      while (like < before.length && !before[like].isLike(block)) {
        like++;
      }
      if (like < before.length && before[like].isOf(block.second().word())) {
        return NONE;
      }
      Block[] after =
          like < before.length || before.length == KEPT
              ? without(before, like % before.length)
              : Arrays.copyOf(before, before.length + 1);
      after[after.length - 1] = block;
      if (ofTwo) {
        twos = after;
      } else {
        ones = after;
      }
      return before;
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
