package harrier.analyses.steps;

import harrier.shadow.AccessWord;
import harrier.shadow.ShadowVar;
import java.util.Arrays;

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

  /** No access. */
  private static final long NOWHERE = 0;

  private final long[] words = new long[SITES * 2 * WAYS];
  private final ShadowVar[] before = new ShadowVar[words.length];
  private final ShadowVar[] after = new ShadowVar[words.length];
  private int victim;

  /**
   * The state after an access, or null if nobody remembers.
   *
   * @param word the access: where it is in the source, and a number that changes whenever the
   *     thread does something else that counts
   */
  public ShadowVar find(long word, boolean write, ShadowVar found) {
    int first = firstOf(word, write);
    for (int i = first; i < first + WAYS; i++) {
      if (words[i] == word && before[i] == found) {
        return after[i];
      }
    }
    return null;
  }

  /** Remembers a step, and answers where it leads. */
  public ShadowVar put(long word, boolean write, ShadowVar found, ShadowVar leadsTo) {
    victim = victim + 1 & WAYS - 1;
    int at = firstOf(word, write) + victim;
    words[at] = word;
    before[at] = found;
    after[at] = leadsTo;
    return leadsTo;
  }

  /** Forgets all steps. */
  public void forget() {
    Arrays.fill(words, NOWHERE);
  }

  private static int firstOf(long word, boolean write) {
    return ((AccessWord.site(word) & SITES - 1) * 2 + (write ? 1 : 0)) * WAYS;
  }
}
