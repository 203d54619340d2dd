package harrier.analyses.blocks;

import harrier.shadow.Counter;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import java.util.ArrayList;
import java.util.List;

/** What is remembered of one variable: whether it has escaped, and the blocks it is part of. */
final class VariableBlocks extends SpinLock implements ShadowVar {
  private static final Counter NEXT = new Counter(0);

  /** How many different blocks are kept; a new one takes the place of the oldest. */
  private static final int KEPT = 16;

  /** The blocks with a second variable are kept by the older one of the two. */
  final int number = NEXT.next();

  /** The only thread that has accessed it; null once it has escaped from that. */
  volatile ShadowThread owner;

  /** Guarded by this lock, oldest first. */
  private final List<Block> ones = new ArrayList<>(2);

  private final List<Block> twos = new ArrayList<>(0);

  VariableBlocks(ShadowThread owner) {
    this.owner = owner;
  }

  /** Adds a block unless there is one like it; answers those before it, or none if it is known. */
  List<Block> add(Block block, boolean ofTwo) {
    lock();
    try {
      List<Block> blocks = ofTwo ? twos : ones;
      for (Block each : blocks) {
        if (each.isLike(block)) {
          return List.of();
        }
      }
      List<Block> before = List.copyOf(blocks);
      if (blocks.size() == KEPT) {
        blocks.remove(0);
      }
      blocks.add(block);
      return before;
    } finally {
      unlock();
    }
  }
}
