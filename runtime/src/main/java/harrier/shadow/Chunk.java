package harrier.shadow;

/**
 * The state of neighbouring elements of an array: in {@link Runs} as long as that is short, else in
 * two words an element. Which is better may change with the way the array is used.
 *
 * <p>Whoever changes the state holds the lock. The same-epoch test needs none: a state with this
 * thread's epoch stands for accesses of this thread, whatever became of it.
 */
public final class Chunk extends SpinLock {
  /** A chunk up to this size has words from the start. */
  private static final int SMALL = 32;

  private final ArrayShadow array;
  private final int from;
  private final int to;

  /** Null while the elements have words. */
  private volatile Runs runs;

  /** What it costs to divide runs for a single element, in elements with words that are swept. */
  private static final int SINGLE = 32;

  /**
   * How many elements with words could have been swept for what the other kind of state would have
   * saved so far. Guarded by this lock.
   */
  private int regret;

  /** How often every element must be swept to give the words up; more each time it was in vain. */
  private int patience = 2;

  Chunk(ArrayShadow array, int from, int to) {
    this.array = array;
    this.from = from;
    this.to = to;
    runs = to - from > SMALL ? Runs.untouched(from, to) : null;
  }

  /** Keeps others from changing the state. */
  public void enter() {
    lock();
  }

  public void leave() {
    unlock();
  }

  /**
   * Lets elements {@code first}, {@code first + step} and so on before {@code end} take part in a
   * sweep.
   */
  public void take(int first, int end, int step, Sweep sweep) {
    Runs all = runs;
    boolean isSingle = end - first <= step;
    if (all != null && step <= 2 && !isSingle && all.areSettled(first, end, step, sweep)) {
      return;
    }
    lock();
    try {
      count(isSingle ? 1 : (end - first) / step, step);
      if (runs != null && step <= 2) {
        takeRuns(first, lastOf(first, end, step) + 1, isSingle ? 1 : step, sweep);
      } else {
        takeWords(first, end, step, sweep);
      }
    } finally {
      unlock();
    }
  }

  /** Records an access to a single element that has words, unless it concerns others. */
  public boolean takesAlone(int index, long word, boolean isWrite, ShadowThread t) {
    if (runs != null) {
      return false;
    }
    lock();
    try {
      long[] words = array.presentWords(from);
      int at = (index - from) * 2;
      if (runs != null || words == null || !t.knows(words[at]) || !t.knows(words[at + 1])) {
        return false;
      }
      regret = Math.max(0, regret - SINGLE);
      record(words, at, word, isWrite);
      return true;
    } finally {
      unlock();
    }
  }

  private static int lastOf(int first, int end, int step) {
    return end - 1 - (end - 1 - first) % step;
  }

  /** Changes the kind of state if the other would have cost less for a while. */
  private void count(int elements, int step) {
    if (runs != null) {
      regret = Math.max(0, regret + (elements == 1 ? SINGLE : -elements));
      if (regret > to - from) {
        giveWords();
      }
    } else {
      regret = Math.max(0, regret + (elements == 1 ? -SINGLE : step > 2 ? -elements : elements));
      if (regret > patience * (to - from) && to - from > SMALL) {
        giveWordsUp();
      }
    }
  }

  private void takeRuns(int first, int end, int step, Sweep sweep) {
    Runs divided = runs.divided(first, end, step);
    runs = divided;
    divided.take(first, end, step, sweep);
    runs = divided.united(first, end);
    if (runs.count() > limit()) {
      giveWords();
    }
  }

  private int limit() {
    return Math.max(4, (to - from) >> 4);
  }

  private void takeWords(int first, int end, int step, Sweep sweep) {
    long[] words = words();
    boolean isWrite = sweep.isWrite();
    long word = sweep.word();
    long orderedRead = AccessWord.SHARED;
    long orderedWrite = AccessWord.SHARED;
    for (int i = first; i < end && i >= first; i += step) {
      int at = (i - from) * 2;
      long read = words[at];
      long write = words[at + 1];
      if (read == orderedRead && write == orderedWrite) {
        record(words, at, word, isWrite);
      } else if (!sweep.isSettled(read, write)) {
        if (sweep.isOrdered(read, write)) {
          record(words, at, word, isWrite);
          orderedRead = read;
          orderedWrite = write;
        } else {
          sweep.check(i);
        }
      }
    }
  }

  /** A write takes the place of the reads before it too. */
  private static void record(long[] words, int at, long word, boolean isWrite) {
    words[at] = word;
    if (isWrite) {
      words[at + 1] = word;
    }
  }

  /** The elements' words. Call with the lock. */
  long[] words() {
    if (runs != null) {
      giveWords();
    }
    long[] present = array.presentWords(from);
    if (present == null) {
      present = new long[(to - from) * 2];
      array.publish(from, present);
    }
    return present;
  }

  private void giveWords() {
    long[] words = new long[(to - from) * 2];
    for (int i = 0; i < runs.count(); i++) {
      Run run = runs.get(i);
      for (int element = run.from(); element < run.to(); element++) {
        CommonState state = run.at(element);
        words[(element - from) * 2] = state.read;
        words[(element - from) * 2 + 1] = state.write;
        if (state.read == AccessWord.SHARED) {
          state.copyReadersTo(array.reads(element));
        }
      }
    }
    array.publish(from, words);
    runs = null;
    regret = 0;
  }

  /** Goes back to runs if there are few. Atomic accesses need words. */
  private void giveWordsUp() {
    Runs made = array.hasExtensions() ? null : Runs.of(words(), from, to, limit() / 2);
    regret = 0;
    if (made == null) {
      patience = Math.min(patience * 2, 1 << 12);
    } else {
      runs = made;
      array.publish(from, null);
    }
  }
}
