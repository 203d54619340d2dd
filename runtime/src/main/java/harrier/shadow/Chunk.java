package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;

/**
 * The state of neighbouring elements of an array: in {@link Runs} as far as these are few, else
 * spelled out, one by one. Which is better may change with the way the array is used.
 *
 * <p>The parts of the work are kept apart for the compiler, which takes seconds if it inlines them
 * all.
 *
 * <p>Whoever changes the state holds the lock. The same-epoch test needs none: a state with this
 * thread's epoch stands for accesses of this thread, whatever became of it.
 *
 * @param <S> the sweeps that elements take part in
 * @param <E> what keeps the state of each element where they are spelled out
 * @param <R> their runs
 */
public abstract class Chunk<S extends Sweep, E, R extends Runs<S, E>> extends SpinLock {
  /** About what a chunk and its runs take. */
  static final int BYTES = 256;

  /** A chunk up to this size is spelled out from the start. */
  static final int SMALL = 32;

  /** What it costs to divide runs for a single element, in elements that are swept one by one. */
  private static final int SINGLE = 16;

  private static final int MAX_PATIENCE = 1 << 12;

  final ArrayShadow array;
  final int from;
  final int to;

  /** Of the elements that are not spelled out; null if all are. */
  volatile R runs;

  /**
   * How many elements could have been swept one by one for what the other kind of state would have
   * saved so far. Guarded by this lock, but for accesses that need none: some of these may be lost.
   */
  private int regret;

  /** How often every element must be swept to go back to runs; more each time it was in vain. */
  private int patience = 2;

  /**
   * @param runs of all elements; null if they are spelled out
   */
  Chunk(ArrayShadow array, int from, int to, R runs) {
    this.array = array;
    this.from = from;
    this.to = to;
    this.runs = runs;
  }

  // What there is one by one.

  /** Of all elements that are not in runs: made if need be. */
  abstract E spelled();

  /** Nothing is spelled out any more. */
  abstract void dropSpelled();

  /** Lets elements that are spelled out take part in a sweep. */
  abstract void takeSpelled(int first, int end, int step, S sweep);

  /** Runs of these elements, for all that is spelled out; null if there are too many. */
  abstract R gathered(int limit);

  /** A chunk for some of these elements, with the state that there was. */
  abstract Chunk<S, E, R> part(int start, int end);

  /** Elements have taken part in a sweep together. */
  void tookRuns(int first, int end, S sweep) {}

  // Either way.

  /** Keeps others from changing the state. */
  public final void enter() {
    lock();
    R all = runs;
    if (all != null && all.isTorn()) {
      recover(all);
    }
  }

  /** Somebody ran out of stack or memory in the middle of a change. */
  @DontInline
  private void recover(R torn) {
    try {
      torn.forget();
      if (isBroad()) {
        spellOut();
      }
    } catch (Throwable noRoom) {
      torn.tear();
      unlock();
      throw noRoom;
    }
  }

  public final void leave() {
    unlock();
  }

  /** The end of those elements before {@code end} that are in the chunk. */
  public final int endBefore(int end) {
    return Math.min(end, to);
  }

  /**
   * Lets elements {@code first}, {@code first + step} and so on before {@code end} take part in a
   * sweep of a thread.
   *
   * @return the element that would come next; before {@code end} if smaller chunks have taken the
   *     place of this one
   */
  @DontInline
  public final int take(int first, int end, int step, S sweep, ShadowThread t) {
    int stop = end - (end - 1 - first) % step;
    int elements = (stop - first + step - 1) / step;
    int next = first + elements * step;
    R all = runs;
    if (all != null
        && Runs.canKeepApart(step)
        && all.areSettled(first, stop, step, sweep.isWrite(), t)) {
      if (regret > 0) {
        regret = Math.max(0, regret - elements);
      }
      return next;
    }
    enter();
    try {
      if (isOver()) {
        return first;
      }
      if (elements == 1 && has(first) && runs.takesAtBorder(first, sweep)) {
        return next;
      }
      count(elements, step);
      if (runs != null && elements > 1 && !Runs.canKeepApart(step)) {
        spellOut();
      }
      if (isOver()) {
        return first;
      }
      int reached = takeAll(first, stop, elements == 1 ? 1 : step, sweep);
      return reached == stop ? next : reached;
    } finally {
      leave();
    }
  }

  /** Whether there are smaller chunks that could take the place of this one. */
  private boolean isBroad() {
    return to - from > ArrayShadow.CHUNK;
  }

  /** Whether they have. Then nothing changes here any more. */
  final boolean isOver() {
    return isBroad() && array.isDivided();
  }

  /** Whether an element is in a run. */
  final boolean has(int index) {
    R all = runs;
    return all != null && all.has(index);
  }

  /** Whether a thread has accessed an element in a run in its epoch already. */
  public final boolean settles(int index, boolean write, ShadowThread t) {
    R all = runs;
    return all != null && all.areSettled(index, index + 1, 1, write, t);
  }

  /** The same for a single access, unless it is time to change the kind of state. */
  public final boolean settlesAlone(int index, boolean write, ShadowThread t) {
    boolean isSettled = settles(index, write, t) && regret + SINGLE <= mostRegret();
    if (isSettled) {
      regret += SINGLE;
    }
    return isSettled;
  }

  /** Has smaller chunks take the place of this one if there can be any. */
  final void divide() {
    if (isBroad() && !isOver()) {
      enter();
      try {
        array.divide();
      } finally {
        leave();
      }
    }
  }

  /** A single element that is in a run has been accessed. */
  final void countInRun() {
    shorten();
    count(1, 1);
  }

  /** One that is spelled out. */
  final void countSpelled() {
    regret = Math.max(0, regret - SINGLE);
  }

  /** Changes the kind of state if the other would have cost less for a while. */
  private void count(int elements, int step) {
    if (runs != null) {
      regret = Math.max(0, regret + (elements == 1 ? SINGLE : -elements));
      if (regret > mostRegret()) {
        spellOut();
      }
    } else {
      boolean isGain = elements > 1 && Runs.canKeepApart(step);
      regret = Math.max(0, regret + (isGain ? elements : elements == 1 ? -SINGLE : -elements));
      if (regret > patience * (to - from) && to - from > SMALL) {
        gather();
      }
    }
  }

  /** With more, runs are spelled out. */
  private int mostRegret() {
    return Math.min(to - from, ArrayShadow.CHUNK);
  }

  /** The end, or the first element that has not been taken since it belongs to another chunk. */
  private int takeAll(int first, int end, int step, S sweep) {
    R all = runs;
    if (all != null && isMostlyOutside(all, first, end)) {
      spellOut();
      all = null;
    }
    if (all == null) {
      takeOutside(first, end, step, sweep);
      return end;
    }
    int low = all.from();
    int high = Math.min(end, all.to());
    takeOutside(first, Math.min(end, low), step, sweep);
    int inside = firstFrom(low, first, step);
    int reached = takeRuns(inside, high, step, sweep);
    if (inside < high && reached < high) {
      return takeOneByOne(reached, end, step, sweep);
    }
    takeOutside(firstFrom(high, first, step), end, step, sweep);
    return end;
  }

  private void takeOutside(int first, int end, int step, S sweep) {
    if (first < end) {
      takeSpelled(first, end, step, sweep);
    }
  }

  /** The tool has to see elements that are in runs. */
  @DontInline
  private int takeOneByOne(int first, int end, int step, S sweep) {
    if (runs != null) {
      spellOut();
      patience = Math.min(patience * 2, MAX_PATIENCE);
    }
    if (isOver()) {
      return first;
    }
    takeSpelled(first, end, step, sweep);
    return end;
  }

  private boolean isMostlyOutside(R all, int first, int end) {
    int outside = Math.max(0, all.from() - first) + Math.max(0, end - all.to());
    return outside * 2 > to - from;
  }

  /** The first of the elements that is not before {@code bound}. */
  private static int firstFrom(int bound, int first, int step) {
    return bound <= first ? first : first + (bound - first + step - 1) / step * step;
  }

  @DontInline
  private int takeRuns(int first, int end, int step, S sweep) {
    if (first >= end) {
      return end;
    }
    int reached = runs.take(first, end, step, sweep);
    shorten();
    tookRuns(first, end, sweep);
    return reached;
  }

  /** If there are too many runs, the shorter ones at the ends are spelled out. */
  private void shorten() {
    if (runs.count() > limit()) {
      if (isBroad()) {
        spellOut();
      } else {
        spellOutEnds();
      }
    }
  }

  @DontInline
  private void spellOutEnds() {
    R all = runs;
    int first = 0;
    int end = all.count();
    while (end - first > limit() / 2) {
      boolean isFirst = lengthOf(all, first) <= lengthOf(all, end - 1);
      all.spellOut(isFirst ? first++ : --end, spelled(), from);
    }
    all.keep(first, end);
    if (all.to() - all.from() <= SMALL) {
      spellOut();
    }
  }

  private int lengthOf(R all, int run) {
    return all.endOf(run) - all.startOf(run);
  }

  private int limit() {
    return Math.max(4, Math.min(to - from, ArrayShadow.CHUNK) >> 4);
  }

  /** What keeps the state of an element, among others. Call with the lock. */
  final E spelled(int index) {
    if (has(index)) {
      spellOut();
    }
    return spelled();
  }

  /** A broad chunk leaves it to smaller ones which of them need that. */
  @DontInline
  private void spellOut() {
    if (isBroad()) {
      array.divide();
      return;
    }
    for (int run = 0; run < runs.count(); run++) {
      runs.spellOut(run, spelled(), from);
    }
    runs = null;
    regret = 0;
  }

  /** Goes back to runs if there are few. */
  @DontInline
  private void gather() {
    R made = gathered(limit() / 2);
    regret = 0;
    if (made == null) {
      patience = Math.min(patience * 2, MAX_PATIENCE);
    } else {
      runs = made;
      dropSpelled();
    }
  }
}
