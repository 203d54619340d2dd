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
  private static final int SINGLE = 32;

  private final ArrayShadow array;
  private final int from;
  private final int to;

  /** Of the elements without words; null if all have them. */
  private volatile Runs runs;

  /** Elements that are not in the state their run says; null before the first. */
  private Strays strays;

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
  @DontInline
  public void take(int first, int end, int step, Sweep sweep) {
    Runs all = runs;
    boolean isSingle = end - first <= step;
    if (all != null
        && !isSingle
        && Run.canKeepApart(step)
        && all.from() <= first
        && end <= all.to()
        && all.areSettled(first, end, step, sweep)) {
      return;
    }
    lock();
    try {
      if (isSingle) {
        count(1, 1);
        takeSingle(first, sweep);
      } else {
        count((end - first) / step, step);
        takeSeveral(first, lastOf(first, end, step) + 1, step, sweep);
      }
    } finally {
      unlock();
    }
  }

  /** Whether a thread has accessed an element without words in its epoch already. */
  boolean settles(int index, boolean write, ShadowThread t) {
    Runs all = runs;
    return all != null && all.has(index) && all.stateOf(index).isSettledFor(t, write);
  }

  private static int lastOf(int first, int end, int step) {
    return end - 1 - (end - 1 - first) % step;
  }

  /** Records an access to a single element, unless it concerns others. */
  public boolean takesAlone(int index, long word, boolean isWrite, ShadowThread t) {
    lock();
    try {
      if (runs != null && runs.has(index)) {
        return takesAloneInRun(index, word, isWrite, t);
      }
      long[] words = array.presentWords(from);
      int at = (index - from) * 2;
      if (words == null || !takesAlone(words, at, index, word, isWrite, t)) {
        return false;
      }
      regret = Math.max(0, regret - SINGLE);
      return true;
    } finally {
      unlock();
    }
  }

  private boolean takesAlone(
      long[] words, int at, int index, long word, boolean isWrite, ShadowThread t) {
    if (!AccessWord.isOwn(words[at])) {
      long next = t.next(words[at], words[at + 1], word, isWrite);
      if (next != AccessWord.NONE) {
        record(words, at, next, isWrite);
      }
      return next != AccessWord.NONE;
    }
    if (array.hasExtensions() || !t.knows(words[at + 1])) {
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
    CommonState state = strayAt(index);
    if (state == null) {
      CommonState common = runs.stateOf(index);
      if (AccessWord.isOwn(common.read) || !hasRoomForStray()) {
        return false;
      }
      state = stray(index, common);
    }
    return state.takesAlone(word, isWrite, t);
  }

  private CommonState strayAt(int index) {
    return strays == null ? null : strays.at(index);
  }

  private boolean hasRoomForStray() {
    return strays == null || !strays.areFull();
  }

  private CommonState stray(int index, CommonState state) {
    if (strays == null) {
      strays = new Strays();
    }
    return strays.add(index, state);
  }

  /** Changes the kind of state if the other would have cost less for a while. */
  private void count(int elements, int step) {
    if (runs != null) {
      regret = Math.max(0, regret + (elements == 1 ? SINGLE : -elements));
      if (regret > to - from) {
        giveWords();
      }
    } else {
      boolean isGain = elements > 1 && Run.canKeepApart(step);
      regret = Math.max(0, regret + (isGain ? elements : elements == 1 ? -SINGLE : -elements));
      if (regret > patience * (to - from) && to - from > SMALL) {
        giveWordsUp();
      }
    }
  }

  @DontInline
  private void takeSingle(int index, Sweep sweep) {
    if (runs == null || !runs.has(index)) {
      takeWords(index, index + 1, 1, sweep);
      return;
    }
    CommonState state = strayAt(index);
    if (state == null && hasRoomForStray()) {
      state = stray(index, runs.stateOf(index));
    }
    if (state != null) {
      state.take(sweep, index, 1);
      sweep.tookCommon(index, index + 1, 1);
    } else {
      divideForStrays();
      shorten();
      takeSingle(index, sweep);
    }
  }

  private void takeSeveral(int first, int end, int step, Sweep sweep) {
    Runs all = runs;
    if (all != null && (!Run.canKeepApart(step) || isMostlyOutside(all, first, end))) {
      giveWords();
      all = null;
    }
    if (all == null) {
      takeWords(first, end, step, sweep);
      return;
    }
    takeWords(first, Math.min(end, all.from()), step, sweep);
    takeRuns(firstFrom(all.from(), first, step), Math.min(end, all.to()), step, sweep);
    takeWords(firstFrom(all.to(), first, step), end, step, sweep);
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
    if (first >= end) {
      return;
    }
    Runs divided = runs.divided(first, end, step);
    runs = divided;
    divided.take(first, end, step, sweep);
    runs = divided.united(first, end);
    if (strays != null && !strays.areNone()) {
      strays.take(first, end, step, sweep);
      strays.forgetLike(runs);
    }
    shorten();
    sweep.tookCommon(first, end, step);
  }

  @DontInline
  private void divideForStrays() {
    if (strays != null) {
      regret += strays.count() * SINGLE;
      runs = strays.dividing(runs);
    }
  }

  /** If there are too many runs, the shorter ones at the ends are given up for words. */
  @DontInline
  private void shorten() {
    if (runs.count() <= limit()) {
      return;
    }
    divideForStrays();
    Runs all = runs;
    int first = 0;
    int end = all.count();
    while (end - first > limit() / 2) {
      if (all.get(first).length() <= all.get(end - 1).length()) {
        spellOut(all.get(first++));
      } else {
        spellOut(all.get(--end));
      }
    }
    runs = all.part(first, end);
    if (runs.to() - runs.from() <= SMALL) {
      giveWords();
    }
  }

  private int limit() {
    return Math.max(4, (to - from) >> 4);
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
      int at = (i - from) * 2;
      long read = words[at];
      long write = words[at + 1];
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
  private static void record(long[] words, int at, long word, boolean isWrite) {
    words[at] = word;
    if (isWrite) {
      words[at + 1] = word;
    }
  }

  /** The words of an element, among others. Call with the lock. */
  long[] words(int index) {
    if (runs != null && runs.has(index)) {
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

  @DontInline
  private void giveWords() {
    divideForStrays();
    for (int i = 0; i < runs.count(); i++) {
      spellOut(runs.get(i));
    }
    runs = null;
    regret = 0;
  }

  private void spellOut(Run run) {
    for (CommonState state : run.states()) {
      state.shareReaders();
    }
    long[] words = words();
    for (int element = run.from(); element < run.to(); element++) {
      CommonState state = run.at(element);
      words[(element - from) * 2 + 1] = state.write;
      words[(element - from) * 2] =
          AccessWord.isOwn(state.read) ? state.copyReadersTo(array.reads(element)) : state.read;
    }
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
