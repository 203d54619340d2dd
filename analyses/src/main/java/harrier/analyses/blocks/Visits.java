package harrier.analyses.blocks;

import harrier.analyses.transaction.Operation;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Variable;

/**
 * The shadow of a variable that has escaped, but that no transaction has accessed since: its
 * accesses outside of transactions, of those alike the latest. Immutable; variables that were
 * accessed alike share it.
 */
final class Visits implements ShadowVar {
  /** No access at all. */
  static final Visits NONE = new Visits(null, null, false, null, null, 0);

  /** The accesses before the latest one. */
  private final Visits earlier;

  private final ShadowThread thread;
  private final boolean isWrite;
  private final Held held;
  private final Site site;
  private final long word;
  private final int count;

  /** Depends on the sites. */
  private final int hash;

  private Visits(
      Visits earlier, ShadowThread thread, boolean isWrite, Held held, Site site, long word) {
    this.earlier = earlier;
    this.thread = thread;
    this.isWrite = isWrite;
    this.held = held;
    this.site = site;
    this.word = word;
    count = earlier == null ? 0 : earlier.count + 1;
    hash = earlier == null ? 0 : earlier.hashWith(site);
  }

  /** A number for the visits with another one at a site. */
  int hashWith(Site next) {
    return hash * 31 + next.id;
  }

  /** These and another one, which takes the place of an earlier one like it. */
  Visits and(ShadowThread t, boolean write, Held locks, Site at, long now) {
    return new Visits(without(t, write, locks), t, write, locks, at, now);
  }

  private Visits without(ShadowThread t, boolean write, Held locks) {
    if (this == NONE) {
      return this;
    }
    if (thread == t && isWrite == write && held.hasSameLocks(locks)) {
      return earlier;
    }
    Visits rest = earlier.without(t, write, locks);
    return rest == earlier ? this : new Visits(rest, thread, isWrite, held, site, word);
  }

  /** How many there are. */
  int count() {
    return count;
  }

  /** Whether the latest one is that. */
  boolean isLast(boolean write, Held locks, long at) {
    return word == at && isWrite == write && held == locks;
  }

  /** Whether a thread has made such an access in the epoch that it is in. */
  boolean has(boolean write, Held locks, long stamp) {
    for (Visits each = this; each != NONE; each = each.earlier) {
      if (AccessWord.sameEpoch(each.word, stamp)
          && each.isWrite == write
          && each.held.hasSameLocks(locks)) {
        return true;
      }
    }
    return false;
  }

  /** As blocks of a variable, the oldest first. */
  Block[] blocksOf(VariableBlocks x, Variable name) {
    Block[] blocks = new Block[count];
    for (Visits each = this; each != NONE; each = each.earlier) {
      String what = each.isWrite ? "write" : "read";
      Operation operation = new Operation(each.thread.identity(), what, name, each.site, null);
      Point point = new Point(x, each.isWrite, each.held, each.word, 0, operation);
      blocks[each.count - 1] = new Block(point, point);
    }
    return blocks;
  }
}
