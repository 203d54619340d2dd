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
  private static final int SITES = 64;

  /**
   * How many steps are remembered for a site, of reads and of writes: an array can have so many
   * states that take turns.
   */
  private static final int WAYS = 8;

  /** The access that the steps of a site are about, and when it was. They are forgotten as one. */
  private final long[] words = new long[SITES * 2];

  private final long[] moments = new long[words.length];

  /** How many steps were put since then. */
  private final int[] counts = new int[words.length];

  private final ShadowVar[] before = new ShadowVar[words.length * WAYS];
  private final ShadowVar[] after = new ShadowVar[before.length];

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
    int place = placeOf(word, write);
    if (!isNow(place, word)) {
      return null;
    }
    for (int i = place * WAYS; i < place * WAYS + Math.min(counts[place], WAYS); i++) {
      if (before[i] == found) {
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

  private boolean isNow(int place, long word) {
    return words[place] == word && moments[place] == moment;
  }

  /**
   * Remembers a step, and answers where it leads: if others like it have led to an equal state, to
   * theirs.
   */
  public ShadowVar put(long word, boolean write, ShadowVar found, ShadowVar leadsTo) {
    int place = placeOf(word, write);
    ShadowVar shared = leadsTo;
    if (isNow(place, word)) {
      shared = equalTo(leadsTo, place);
    } else {
      words[place] = word;
      moments[place] = moment;
      counts[place] = 0;
    }
    int at = place * WAYS + (counts[place]++ & WAYS - 1);
    before[at] = found;
    after[at] = shared;
    if (write && found == null) {
      keepFirst(word, shared);
    }
    return shared;
  }

  private ShadowVar equalTo(ShadowVar state, int place) {
    for (int i = place * WAYS; i < place * WAYS + Math.min(counts[place], WAYS); i++) {
      if (state.equals(after[i])) {
        return after[i];
      }
    }
    return state;
  }

  private static int placeOf(long word, boolean write) {
    return (AccessWord.site(word) & SITES - 1) * 2 + (write ? 1 : 0);
  }
}
