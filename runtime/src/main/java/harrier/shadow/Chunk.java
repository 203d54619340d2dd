package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;

/**
 * The state of neighbouring elements of an array: in {@link Runs} as far as these are few, else in
 * two words an element. Which is better may change with the way the array is used.
 *
 * <p>The parts of the work are kept apart for the compiler, which takes seconds if it inlines them
 * all.
 *
 * <p>Whoever changes the state holds the lock. The same-epoch test needs none: a state with this
 * thread's epoch stands for accesses of this thread, whatever became of it.
 */
public final class Chunk extends SpinLock {
  /** About what a chunk and its runs take. */
  static final int BYTES = 256;

  /** A chunk up to this size has words from the start. */
  private static final int SMALL = 32;

  /** What it costs to divide runs for a single element, in elements with words that are swept. */
  private static final int SINGLE = 16;

  private final ArrayShadow array;
  private final int from;
  private final int to;

  /** Of the elements without words; null if all have them. */
  private volatile Runs runs;

  /**
   * How many elements with words could have been swept for what the other kind of state would have
   * saved so far. Guarded by this lock.
   */
  private int regret;

  /** How often every element must be swept to give the words up; more each time it was in vain. */
  private int patience = 2;

  /** Elements nobody has accessed. */
  Chunk(ArrayShadow array, int from, int to) {
    this(array, from, to, to - from > SMALL ? new Runs(from, to) : null);
  }

  private Chunk(ArrayShadow array, int from, int to, Runs runs) {
    this.array = array;
    this.from = from;
    this.to = to;
    this.runs = runs;
  }

  /** Keeps others from changing the state. */
  public void enter() {
    lock();
    if (runs != null && runs.isTorn()) {
      recover(runs);
    }
  }

  /** Somebody ran out of stack or memory in the middle of a change. */
  @DontInline
  private void recover(Runs torn) {
    try {
      torn.forget();
      if (isBroad()) {
        giveWords();
      }
    } catch (Throwable noRoom) {
      torn.tear();
      unlock();
      throw noRoom;
    }
  }

  public void leave() {
    unlock();
  }

  /** The end of those elements before {@code end} that are in the chunk. */
  public int endBefore(int end) {
    return Math.min(end, to);
  }

  /**
   * Lets elements {@code first}, {@code first + step} and so on before {@code end} take part in a
   * sweep of a thread.
   *
   * @return false if smaller chunks have taken the place of this one
   */
  @DontInline
  public boolean take(int first, int end, int step, Sweep sweep, ShadowThread t) {
    int stop = end - (end - 1 - first) % step;
    int elements = (stop - first + step - 1) / step;
    Runs all = runs;
    if (all != null
        && Runs.canKeepApart(step)
        && all.areSettled(first, stop, step, sweep.isWrite(), t)) {
      return true;
    }
    enter();
    try {
      if (isOver()) {
        return false;
      }
      if (elements == 1 && has(first) && runs.takesAtBorder(first, sweep)) {
        return true;
      }
      count(elements, step);
      if (runs != null && elements > 1 && !Runs.canKeepApart(step)) {
        giveWords();
      }
      if (isOver()) {
        return false;
      }
      takeAll(first, stop, elements == 1 ? 1 : step, sweep);
      return true;
    } finally {
      leave();
    }
  }

  /** Whether there are smaller chunks that could take the place of this one. */
  private boolean isBroad() {
    return to - from > ArrayShadow.CHUNK;
  }

  /** Whether they have. Then nothing changes here any more. */
  private boolean isOver() {
    return isBroad() && array.isDivided();
  }

  /** Whether an element is in a run. */
  private boolean has(int index) {
    return runs != null && runs.has(index);
  }

  /** Whether a thread has accessed an element without words in its epoch already. */
  boolean settles(int index, boolean write, ShadowThread t) {
    Runs all = runs;
    return all != null && all.areSettled(index, index + 1, 1, write, t);
  }

  /** Where the run of an element begins, if all of it is settled; else the element. */
  int startOfSettled(int index, boolean write, ShadowThread t) {
    Runs all = runs;
    int start = all == null ? index : all.startAround(index);
    return start < index && all.areSettled(start, index, 1, write, t) ? start : index;
  }

  /** Where it ends, if all of it is settled; else the end of the element. */
  int endOfSettled(int index, boolean write, ShadowThread t) {
    Runs all = runs;
    int end = all == null ? index : all.endAround(index);
    return end > index + 1 && all.areSettled(index, end, 1, write, t) ? end : index + 1;
  }

  /** Records an access to a single element, unless it concerns others. */
  public boolean takesAlone(int index, long word, boolean isWrite, ShadowThread t) {
    enter();
    try {
      if (isOver()) {
        return false;
      }
      if (has(index)) {
        return takesAloneInRun(index, word, isWrite, t);
      }
      long[] words = array.presentWords(from);
      int at = index - from;
      if (words == null || !takesAlone(words, at, index, word, isWrite, t)) {
        return false;
      }
      regret = Math.max(0, regret - SINGLE);
      return true;
    } finally {
      leave();
    }
  }

  private boolean takesAlone(
      long[] words, int at, int index, long word, boolean isWrite, ShadowThread t) {
    if (!AccessWord.isOwn(words[at])) {
      long next = t.next(words[at], words[at + to - from], word, isWrite);
      if (next != AccessWord.NONE) {
        record(words, at, next, isWrite);
      }
      return next != AccessWord.NONE;
    }
    if (array.hasExtensions() || !t.knows(words[at + to - from])) {
      return false; // atomic accesses have their own rules
    }
    ReadSet reads = array.reads(index);
    if (!isWrite) {
      return reads.addTo(words, ArrayShadow.readAt(index), word);
    }
    boolean isLast = reads.clearsFor(t);
    if (isLast) {
      record(words, at, word, true);
    }
    return isLast;
  }

  @DontInline
  private boolean takesAloneInRun(int index, long word, boolean isWrite, ShadowThread t) {
    if (runs.takesAtBorder(index, word, isWrite, t)) {
      return true;
    }
    if (!runs.takesAlone(index, word, isWrite, t)) {
      return false;
    }
    shorten();
    count(1, 1);
    return true;
  }

  /** Has smaller chunks take the place of this one if there can be any. */
  void divide() {
    if (isBroad() && !isOver()) {
      enter();
      try {
        array.divide();
      } finally {
        leave();
      }
    }
  }

  /** One of them, with the state that there was. */
  Chunk part(int start, int end) {
    return new Chunk(array, start, end, runs.part(start, end));
  }

  /** Changes the kind of state if the other would have cost less for a while. */
  private void count(int elements, int step) {
    if (runs != null) {
      regret = Math.max(0, regret + (elements == 1 ? SINGLE : -elements));
      if (regret > Math.min(to - from, ArrayShadow.CHUNK)) {
        giveWords();
      }
    } else {
      boolean isGain = elements > 1 && Runs.canKeepApart(step);
      regret = Math.max(0, regret + (isGain ? elements : elements == 1 ? -SINGLE : -elements));
      if (regret > patience * (to - from) && to - from > SMALL) {
        giveWordsUp();
      }
    }
  }

  private void takeAll(int first, int end, int step, Sweep sweep) {
    Runs all = runs;
    if (all != null && isMostlyOutside(all, first, end)) {
      giveWords();
      all = null;
    }
    if (all == null) {
      takeWords(first, end, step, sweep);
      return;
    }
    int low = all.from();
    int high = all.to();
    takeWords(first, Math.min(end, low), step, sweep);
    takeRuns(firstFrom(low, first, step), Math.min(end, high), step, sweep);
    takeWords(firstFrom(high, first, step), end, step, sweep);
  }

  private boolean isMostlyOutside(Runs all, int first, int end) {
    int outside = Math.max(0, all.from() - first) + Math.max(0, end - all.to());
    return outside * 2 > to - from;
  }

  /** The first of the elements that is not before {@code bound}. */
  private static int firstFrom(int bound, int first, int step) {
    return bound <= first ? first : first + (bound - first + step - 1) / step * step;
  }

  @DontInline
  private void takeRuns(int first, int end, int step, Sweep sweep) {
    if (first < end) {
      runs.take(first, end, step, sweep);
      shorten();
      sweep.tookCommon(first, end);
    }
  }

  /** If there are too many runs, the shorter ones at the ends are given up for words. */
  private void shorten() {
    if (runs.count() > limit()) {
      if (isBroad()) {
        giveWords();
      } else {
        giveEndsUp();
      }
    }
  }

  @DontInline
  private void giveEndsUp() {
    Runs all = runs;
    int first = 0;
    int end = all.count();
    while (end - first > limit() / 2) {
      boolean isFirst = lengthOf(all, first) <= lengthOf(all, end - 1);
      all.spellOut(isFirst ? first++ : --end, words(), from, array);
    }
    all.keep(first, end);
    if (all.to() - all.from() <= SMALL) {
      giveWords();
    }
  }

  private static int lengthOf(Runs all, int run) {
    return all.endOf(run) - all.startOf(run);
  }

  private int limit() {
    return Math.max(4, Math.min(to - from, ArrayShadow.CHUNK) >> 4);
  }

  @DontInline
  private void takeWords(int first, int end, int step, Sweep sweep) {
    if (first >= end) {
      return;
    }
    long[] words = words();
    boolean isWrite = sweep.isWrite();
    long lastRead = AccessWord.OWN;
    long lastWrite = AccessWord.OWN;
    long next = AccessWord.NONE;
    for (int i = first; i < end && i >= first; i += step) {
      int at = i - from;
      long read = words[at];
      long write = words[at + to - from];
      if (read == lastRead && write == lastWrite) {
        record(words, at, next, isWrite);
      } else if (!sweep.isSettled(read, write)) {
        next = sweep.next(read, write);
        if (next != AccessWord.NONE) {
          record(words, at, next, isWrite);
          lastRead = read;
          lastWrite = write;
        } else {
          sweep.check(i);
          lastWrite = AccessWord.OWN;
        }
      }
    }
  }

  /** A write takes the place of the reads before it too. */
  private void record(long[] words, int at, long word, boolean isWrite) {
    words[at] = word;
    if (isWrite) {
      words[at + to - from] = word;
    }
  }

  /** The words of an element, among others. Call with the lock. */
  long[] words(int index) {
    if (has(index)) {
      giveWords();
    }
    return words();
  }

  /** The words of all elements that are not in runs. */
  private long[] words() {
    long[] present = array.presentWords(from);
    if (present == null) {
      present = new long[(to - from) * 2];
      array.publish(from, present);
    }
    return present;
  }

  /** A broad chunk leaves it to smaller ones which of them need words. */
  @DontInline
  private void giveWords() {
    if (isBroad()) {
      array.divide();
      return;
    }
    for (int run = 0; run < runs.count(); run++) {
      runs.spellOut(run, words(), from, array);
    }
    runs = null;
    regret = 0;
  }

  /** Goes back to runs if there are few. Atomic accesses need words. */
  @DontInline
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
