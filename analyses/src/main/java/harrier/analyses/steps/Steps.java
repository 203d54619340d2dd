package harrier.analyses.steps;

import harrier.shadow.AccessWord;
import harrier.shadow.ShadowVar;
import jdk.internal.vm.annotation.ForceInline;

/**
 * What plain accesses of one thread have led to lately.
 *
 * <p>States of variables are immutable: while the thread stays where it is, the same access to
 * another variable in the same state leads to the same state. So neighbours share their states, and
 * are looked at once. Touched by that thread only.
 */
public final class Steps {
  /** How many sites have steps of their own. */
  private static final int SITES = 32;

  /** How many steps are remembered for a site, of reads and of writes. */
  private static final int WAYS = 4;

  private final long[] words = new long[SITES * 2 * WAYS];
  private final long[] moments = new long[words.length];
  private final ShadowVar[] before = new ShadowVar[words.length];
  private final ShadowVar[] after = new ShadowVar[words.length];
  private int victim;

  /** How many sites have a place for their latest first write, which hooks look at. */
  private static final int FIRST = 128;

  private final long[] firstWords = new long[FIRST];
  private final long[] firstMoments = new long[FIRST];
  private final ShadowVar[] firstStates = new ShadowVar[FIRST];

  /** Counts from one, so that no step was remembered before. */
  private long moment = 1;

  /** The thread moves on: from now on accesses may lead elsewhere. */
  public void moveOn() {
    moment++;
  }

  /**
   * The state after an access, or null if nobody remembers.
   *
   * @param word where it is in the source, and in which epoch if that counts
   */
  public ShadowVar find(long word, boolean write, ShadowVar found) {
    int first = firstOf(word, write);
    for (int i = first; i < first + WAYS; i++) {
      if (before[i] == found && isNow(i, word)) {
        if (write && found == null) {
          keepFirst(word, after[i]);
        }
        return after[i];
      }
    }
    return null;
  }

  /**
   * The state after the first write of a variable, or null if nobody remembers. A handful of
   * instructions.
   */
  @ForceInline
  public ShadowVar findFirst(long word) {
    int i = AccessWord.site(word) & FIRST - 1;
    return firstWords[i] == word && firstMoments[i] == moment ? firstStates[i] : null;
  }

  private void keepFirst(long word, ShadowVar state) {
    int i = AccessWord.site(word) & FIRST - 1;
    firstWords[i] = word;
    firstMoments[i] = moment;
    firstStates[i] = state;
  }

  private boolean isNow(int i, long word) {
    return words[i] == word && moments[i] == moment;
  }

  /**
   * Remembers a step, and answers where it leads: if others like it have led to an equal state, to
   * theirs.
   */
  public ShadowVar put(long word, boolean write, ShadowVar found, ShadowVar leadsTo) {
    int first = firstOf(word, write);
    ShadowVar shared = leadsTo;
    for (int i = first; i < first + WAYS; i++) {
      if (isNow(i, word) && leadsTo.equals(after[i])) {
        shared = after[i];
      }
    }
    victim = victim + 1 & WAYS - 1;
    int at = first + victim;
    words[at] = word;
    moments[at] = moment;
    before[at] = found;
    after[at] = shared;
    if (write && found == null) {
      keepFirst(word, shared);
    }
    return shared;
  }

  private static int firstOf(long word, boolean write) {
    return ((AccessWord.site(word) & SITES - 1) * 2 + (write ? 1 : 0)) * WAYS;
  }
}
