package harrier.shadow;

import java.util.Arrays;

/** Runs of elements whose state is in words. */
final class WordRuns extends Runs<WordSweep, long[]> {
  /** Two words a state: its last read and its last write. */
  private long[] words = new long[2 * FEW];

  /** The states that list their readers themselves; null while there are none. */
  private CommonState[] listed;

  /** Elements nobody has accessed. */
  WordRuns(ArrayShadow array, int from, int to) {
    super(array, from, to);
  }

  @Override
  boolean areAlike(long[] spelled, int element, int other) {
    int size = spelled.length >> 1;
    return spelled[element] == spelled[other] && spelled[element + size] == spelled[other + size];
  }

  @Override
  void take(int state, long[] spelled, int element) {
    words[state * 2] = spelled[element];
    words[state * 2 + 1] = spelled[element + (spelled.length >> 1)];
  }

  /** Readers belong to one state only. */
  @Override
  void copyStates(Runs<WordSweep, long[]> others, int first, int states, int room) {
    WordRuns other = (WordRuns) others;
    words = new long[2 * room];
    System.arraycopy(other.words, 2 * first, words, 0, 2 * states);
    listed = other.listed == null ? null : new CommonState[room];
    for (int i = 0; listed != null && i < states; i++) {
      CommonState common = other.listed[first + i];
      if (common != null) {
        listed[i] = common.copy();
        words[i * 2] = listed[i].read;
      }
    }
  }

  @Override
  boolean isSettled(int state, boolean write, ShadowThread t) {
    long[] states = words;
    int at = state * 2;
    return at < states.length - 1 && (write ? t.hasWritten(states[at + 1]) : t.hasRead(states[at]));
  }

  @Override
  void growStates(int room) {
    CommonState[] more = listed == null ? null : Arrays.copyOf(listed, room);
    words = Arrays.copyOf(words, 2 * room);
    listed = more;
  }

  @Override
  void spreadStates(int runs, int from, int to, int room) {
    long[] spread = new long[2 * room];
    CommonState[] spreadListed = listed == null ? null : new CommonState[room];
    for (int i = 0; i < runs * to; i++) {
      int origin = i / to * from + (i & from - 1);
      spread[i * 2] = words[origin * 2];
      spread[i * 2 + 1] = words[origin * 2 + 1];
      if (spreadListed != null && listed[origin] != null) {
        boolean isFirst = (i & to - 1) < from;
        spreadListed[i] = isFirst ? listed[origin] : listed[origin].copy();
        spread[i * 2] = spreadListed[i].read;
      }
    }
    words = spread;
    listed = spreadListed;
  }

  @Override
  void moveStates(int from, int to, int states) {
    System.arraycopy(words, 2 * from, words, 2 * to, 2 * states);
    if (listed != null) {
      System.arraycopy(listed, from, listed, to, states);
    }
  }

  @Override
  void divided(int from, int to, int states) {
    for (int i = 0; listed != null && i < states; i++) {
      if (listed[from + i] != null) {
        listed[to + i] = listed[from + i].copy(); // readers belong to one state only
        words[(to + i) * 2] = listed[to + i].read;
      }
    }
  }

  @Override
  boolean isLike(int state, int other) {
    return words[state * 2] == words[other * 2]
        && words[state * 2 + 1] == words[other * 2 + 1]
        && !AccessWord.isOwn(words[state * 2]);
  }

  @Override
  void become(int state, int other) {
    words[state * 2] = words[other * 2];
    words[state * 2 + 1] = words[other * 2 + 1];
    if (listed != null) {
      listed[state] = listed[other];
    }
  }

  @Override
  boolean takes(int state, WordSweep sweep, int first, int elements) {
    long read = words[state * 2];
    long write = words[state * 2 + 1];
    if (!sweep.isSettled(read, write)) {
      long next = sweep.next(read, write);
      if (next != AccessWord.NONE) {
        record(state, next, sweep.isWrite());
      } else {
        check(state, sweep, first, elements);
      }
    }
    return true;
  }

  @Override
  boolean takesAtBorder(int element, WordSweep sweep) {
    int run = indexOf(element);
    if (!isAtBorder(run, element)) {
      return false;
    }
    long read = words[run * 2];
    long write = words[run * 2 + 1];
    return !sweep.isSettled(read, write)
        && takesAtBorder(run, element, sweep.next(read, write), sweep.isWrite());
  }

  /** Records an access to a single element on the same condition, unless it concerns others. */
  boolean takesAtBorder(int run, int element, long word, boolean isWrite, ShadowThread t) {
    return isAtBorder(run, element)
        && takesAtBorder(
            run, element, t.next(words[run * 2], words[run * 2 + 1], word, isWrite), isWrite);
  }

  private boolean takesAtBorder(int run, int element, long word, boolean isWrite) {
    if (word == AccessWord.NONE) {
      return false;
    }
    if (isAlone(run)) {
      beginChange();
      record(run, word, isWrite);
      endChange(run);
      return true;
    }
    int neighbour = neighbour(run, element);
    boolean isTheirs =
        hasRun(neighbour)
            && words[neighbour * 2] == word
            && words[neighbour * 2 + 1] == (isWrite ? word : words[run * 2 + 1]);
    if (isTheirs) {
      moveBorder(run, element);
    }
    return isTheirs;
  }

  /** Records an access to a single element, unless it concerns others. */
  boolean takesAlone(int run, int element, long word, boolean isWrite, ShadowThread t) {
    int state = stateOf(run, element);
    long next = t.next(words[state * 2], words[state * 2 + 1], word, isWrite);
    if (next == AccessWord.NONE) {
      return false;
    }
    int alone = beginAlone(run, element);
    record(stateOf(alone, element), next, isWrite);
    endChange(alone);
    return true;
  }

  /** A write takes the place of the reads before it too. */
  private void record(int state, long word, boolean isWrite) {
    words[state * 2] = word;
    if (isWrite) {
      words[state * 2 + 1] = word;
    }
  }

  /** Has the tool see to a state. */
  private void check(int state, WordSweep sweep, int first, int elements) {
    CommonState common = common(state);
    sweep.check(array, common, first, elements);
    words[state * 2] = common.read;
    words[state * 2 + 1] = common.write;
    boolean isListed = AccessWord.isOwn(common.read);
    if (isListed && listed == null) {
      listed = new CommonState[room()];
    }
    if (listed != null) {
      listed[state] = isListed ? common : null;
    }
  }

  private CommonState common(int state) {
    return listed != null && listed[state] != null
        ? listed[state]
        : new CommonState(words[state * 2], words[state * 2 + 1]);
  }

  @Override
  void spellOut(int run, long[] spelled, int origin) {
    shareReaders(run * period(), (run + 1) * period());
    for (int element = startOf(run); element < endOf(run); element++) {
      int state = stateOf(run, element);
      long read = words[state * 2];
      spelled[element - origin + spelled.length / 2] = words[state * 2 + 1];
      spelled[element - origin] =
          AccessWord.isOwn(read) ? listed[state].copyReadersTo(array.reads(element)) : read;
    }
  }

  /** Elements may have the readers in common that their states list. */
  private void shareReaders(int from, int to) {
    for (int i = from; listed != null && i < to; i++) {
      if (listed[i] != null) {
        listed[i].shareReaders();
        words[i * 2] = listed[i].read;
        listed[i] = AccessWord.isOwn(listed[i].read) ? listed[i] : null;
      }
    }
  }
}
