package harrier.analyses.blocks;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.Identity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Some blocks of a variable, oldest first. Immutable. */
final class KeptBlocks {
  static final KeptBlocks NONE = new KeptBlocks(new Block[0], new int[0], 0);

  private final Block[] blocks;

  /** The key of each: seen at once whether one can be like another. */
  private final int[] keys;

  /** How many of them are no accesses by themselves. */
  private final int pairs;

  private KeptBlocks(Block[] blocks, int[] keys, int pairs) {
    this.blocks = blocks;
    this.keys = keys;
    this.pairs = pairs;
  }

  int count() {
    return blocks.length;
  }

  Block get(int index) {
    return blocks[index];
  }

  /** Whether there is such an access by itself of a thread in its epoch. */
  boolean has(Identity thread, boolean write, Held held, long stamp) {
    int key = Point.key(thread, write, held);
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] == key
          && blocks[i].isSingle()
          && blocks[i].isOf(stamp)
          && blocks[i].first().isBy(thread, write, held)) {
        return true;
      }
    }
    return false;
  }

  /** The index of the one that is like another; -1 if none is. */
  int find(Block other) {
    int key = other.key();
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] == key && blocks[i].isLike(other)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Those that may break a block or be broken by it, as far as they do not happen before what a
   * thread does now, behind some others.
   */
  List<Block> concurrentWith(ThreadClock t, Block block, List<Block> others) {
    if (block.isSingle() && pairs == 0) {
      return others;
    }
    List<Block> concurrent = others;
    for (Block each : blocks) {
      if (!(block.isSingle() && each.isSingle()) && !t.knows(each.second().word())) {
        if (concurrent == others) {
          concurrent = new ArrayList<>(others);
        }
        concurrent.add(each);
      }
    }
    return concurrent;
  }

  /** These with one more, in the place of the one with an index; -1 if it takes nobody's. */
  KeptBlocks with(Block block, int replaced) {
    int count = replaced < 0 ? blocks.length + 1 : blocks.length;
    Block[] more = Arrays.copyOf(blocks, count);
    int[] theirs = Arrays.copyOf(keys, count);
    int pairsNow = pairs + pairsIn(block);
    if (replaced >= 0) {
      pairsNow -= pairsIn(blocks[replaced]);
      System.arraycopy(blocks, replaced + 1, more, replaced, count - replaced - 1);
      System.arraycopy(keys, replaced + 1, theirs, replaced, count - replaced - 1);
    }
    more[count - 1] = block;
    theirs[count - 1] = block.key();
    return new KeptBlocks(more, theirs, pairsNow);
  }

  private static int pairsIn(Block block) {
    return block.isSingle() ? 0 : 1;
  }
}
