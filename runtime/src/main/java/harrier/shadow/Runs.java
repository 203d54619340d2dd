package harrier.shadow;

/**
 * Neighbouring elements of an array in runs, in which states repeat: all elements are in the same
 * state, or every second, fourth or eighth is. In order, without gaps.
 *
 * <p>Changed with the chunk's lock, in place. Who asks without it looks at the version before and
 * after, and takes nothing for settled that has changed meanwhile.
 *
 * @param <S> the sweeps that elements take part in
 * @param <E> what keeps the state of each element where they are not in runs
 */
abstract class Runs<S extends Sweep, E> {
  /** The most states that a run has. A power of two, as all numbers of states are. */
  static final int MAX_PERIOD = 8;

  static final int FEW = 4;

  private static final long VERSION = Memory.offsetOf(Runs.class, "version");

  /** Odd while the table is being changed. */
  private int version;

  private int count = 1;

  /** How many states each run has: those of elements whose index is 0, 1 and so on modulo it. */
  private int period = 1;

  /** The first element of each run, then the one after the last. */
  private int[] starts = new int[FEW + 1];

  final ArrayShadow array;

  /** Elements nobody has accessed. */
  Runs(ArrayShadow array, int from, int to) {
    this.array = array;
    starts[0] = from;
    starts[1] = to;
  }

  // The states, by number.

  /** Makes room for so many states. */
  abstract void growStates(int room);

  /** Gives each of so many runs more states than it has: those it has again and again. */
  abstract void spreadStates(int runs, int from, int to, int room);

  /** Copies some states to others. */
  abstract void moveStates(int from, int to, int states);

  /** Some states have been copied to others, for elements that part company. */
  void divided(int from, int to, int states) {}

  /** Whether two states can become one. */
  abstract boolean isLike(int state, int other);

  abstract void become(int state, int other);

  /**
   * Whether a thread has accessed elements in this state in its epoch already. Whatever others
   * change meanwhile, this comes to an answer.
   */
  abstract boolean isSettled(int state, boolean write, ShadowThread t);

  /** Lets elements in a state take part in a sweep; false if they have to one by one. */
  abstract boolean takes(int state, S sweep, int first, int elements);

  /** Whether these elements, of those that have states of their own, can have one. */
  abstract boolean areAlike(E spelled, int element, int other);

  /** Takes over the state of an element. */
  abstract void take(int state, E spelled, int element);

  /** Writes the states of a run down as those of the elements from {@code origin} on. */
  abstract void spellOut(int run, E spelled, int origin);

  // The runs.

  /** Whether elements so far apart can be in states of their own. */
  static boolean canKeepApart(int step) {
    return step <= MAX_PERIOD && Integer.bitCount(step) == 1;
  }

  /** Takes over the states of all elements, unless there would be more than {@code limit} runs. */
  final boolean gathers(E spelled, int limit) {
    for (int each = 1; each <= MAX_PERIOD; each *= 2) {
      if (countOf(spelled, each, limit) <= limit) {
        gather(spelled, limit, each);
        return true;
      }
    }
    return false;
  }

  /** How many runs there would be; not beyond one more than the limit. */
  private int countOf(E spelled, int residues, int limit) {
    int length = to() - from();
    int runs = 0;
    for (int start = 0; start < length && runs <= limit; runs++) {
      start = endOfRun(spelled, start, length, residues);
    }
    return runs;
  }

  private int endOfRun(E spelled, int start, int length, int residues) {
    int end = Math.min(start + residues, length);
    while (end < length && areAlike(spelled, end, end - residues)) {
      end++;
    }
    return end;
  }

  private void gather(E spelled, int limit, int residues) {
    int from = from();
    int length = to() - from;
    makeRoom(limit);
    spread(residues);
    count = 0;
    for (int start = 0; start < length; ) {
      int end = endOfRun(spelled, start, length, residues);
      for (int i = start; i < Math.min(start + residues, end); i++) {
        take(stateOf(count, from + i), spelled, i);
      }
      starts[count++] = from + start;
      start = end;
    }
    starts[count] = from + length;
  }

  /** Makes these the same as some of others, whom nobody changes any more. */
  final void copy(Runs<S, E> other) {
    if (other.count > 0) {
      int from = from();
      int to = to();
      int first = other.indexOf(from);
      period = other.period;
      count = other.indexOf(to - 1) - first + 1;
      starts = java.util.Arrays.copyOfRange(other.starts, first, first + count + FEW);
      starts[0] = from;
      starts[count] = to;
      copyStates(other, first * period, count * period, (starts.length - 1) * period);
    }
  }

  /** Takes over some states of others. */
  abstract void copyStates(Runs<S, E> other, int first, int states, int room);

  final int from() {
    return starts[0];
  }

  final int to() {
    return starts[count];
  }

  final boolean has(int element) {
    return from() <= element && element < to();
  }

  final int count() {
    return count;
  }

  final int period() {
    return period;
  }

  final int startOf(int run) {
    return starts[run];
  }

  final int endOf(int run) {
    return starts[run + 1];
  }

  final int stateOf(int run, int element) {
    return run * period + (element & period - 1);
  }

  /** How many states there is room for. */
  final int room() {
    return (starts.length - 1) * period;
  }

  // Without the lock.

  /** Whether a thread has accessed all of these elements in its epoch already. */
  final boolean areSettled(int first, int end, int step, boolean write, ShadowThread t) {
    int before = Memory.getIntVolatile(this, VERSION);
    boolean settled = (before & 1) == 0 && seemSettled(first, end, step, write, t);
    Memory.loadFence();
    return settled && version == before;
  }

  /** Whatever others change meanwhile, this comes to an answer. */
  private boolean seemSettled(int first, int end, int step, boolean write, ShadowThread t) {
    int[] all = starts;
    int size = Math.min(count, all.length - 1);
    int residues = period;
    if (first < all[0] || end > all[size]) {
      return false;
    }
    int span = Math.max(step, residues);
    for (int run = search(all, size, first); run < size && all[run] < end; run++) {
      int from = Math.max(first, all[run]);
      int stop = Math.min(Math.min(end, all[run + 1]), from + span);
      for (int element = from + (first - from & step - 1); element < stop; element += step) {
        if (!isSettled(run * residues + (element & residues - 1), write, t)) {
          return false;
        }
      }
    }
    return true;
  }

  // With the lock.

  /** Whether a change has not come to its end: the thread had no stack or memory left. */
  final boolean isTorn() {
    return (version & 1) != 0;
  }

  /** Leaves it to the next who comes to forget what is known. */
  final void tear() {
    version |= 1;
  }

  /** Nothing is known any more of these elements. */
  final void forget() {
    count = 0;
    end();
  }

  /**
   * Lets elements take part in a sweep. They are among these, and can be kept apart.
   *
   * @return the first of them that has to do so alone, as those after it; {@code end} if none has
   */
  final int take(int first, int end, int step, S sweep) {
    begin();
    if (period < step) {
      spread(step);
    }
    int start = cut(first);
    int stop = cut(end);
    int run = start;
    while (run < stop && takesRun(run, first, step, sweep)) {
      run++;
    }
    int reached = run == stop ? end : first + (starts[run] - first + step - 1) / step * step;
    unite(start, run);
    if (step < period) {
      fold();
    }
    end();
    return reached;
  }

  private boolean takesRun(int run, int first, int step, S sweep) {
    int from = starts[run];
    int to = starts[run + 1];
    int stop = Math.min(from + period, to);
    for (int element = from + (first - from & step - 1); element < stop; element += step) {
      int elements = (to - element + period - 1) / period;
      if (!takes(stateOf(run, element), sweep, element, elements)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Lets an element take part in a sweep if that divides no run: it only moves a border, as a loop
   * does that goes on through the array, or the element is a run by itself.
   */
  abstract boolean takesAtBorder(int element, S sweep);

  /** Whether an element is the first or the last of its run, and so of all in its state. */
  final boolean isAtBorder(int run, int element) {
    return period == 1 && (starts[run] == element || starts[run + 1] == element + 1);
  }

  /** Whether it is both. */
  final boolean isAlone(int run) {
    return starts[run + 1] - starts[run] == 1;
  }

  /** The run on the other side of the border, or one that there is not. */
  final int neighbour(int run, int element) {
    return starts[run] == element ? run - 1 : run + 1;
  }

  final boolean hasRun(int run) {
    return run >= 0 && run < count;
  }

  /** Has an element at a border belong to its neighbours. */
  final void moveBorder(int run, int element) {
    beginChange();
    boolean isFirst = starts[run] == element;
    starts[isFirst ? run : run + 1] += isFirst ? 1 : -1;
    end();
  }

  /** The state of a run is about to change. */
  final void beginChange() {
    version++;
    Memory.storeFence();
  }

  /** It has changed. */
  final void endChange(int run) {
    unite(run, run + 1);
    end();
  }

  /** The same for an element of a run that may have others: answers its own run from then on. */
  final int beginAlone(int run, int element) {
    begin();
    boolean hasBefore = starts[run] < element;
    boolean hasBehind = starts[run + 1] > element + 1;
    int alone = hasBefore ? run + 1 : run;
    divide(run, alone - run + (hasBehind ? 1 : 0));
    if (hasBefore) {
      starts[alone] = element;
    }
    if (hasBehind) {
      starts[alone + 1] = element + 1;
    }
    return alone;
  }

  /** Has so many runs follow one that are like it; where they begin is to be said. */
  private void divide(int run, int more) {
    if (more == 0) {
      return;
    }
    System.arraycopy(starts, run + 1, starts, run + 1 + more, count - run);
    moveRuns(run, run + more, count - run);
    count += more;
    for (int i = run + 1; i <= run + more; i++) {
      if (i < run + more) {
        moveRuns(run, i, 1);
      }
      divided(run * period, i * period, period);
    }
  }

  private void begin() {
    beginChange();
    makeRoom(count + 2);
  }

  private void end() {
    Memory.putIntRelease(this, VERSION, version + 1);
  }

  /** Makes room for so many runs. */
  private void makeRoom(int runs) {
    if (runs >= starts.length) {
      int room = Math.max(runs, 2 * count);
      int[] more = java.util.Arrays.copyOf(starts, room + 1);
      growStates(room * period);
      starts = more;
    }
  }

  /** Gives each run more states. */
  private void spread(int more) {
    spreadStates(count, period, more, (starts.length - 1) * more);
    period = more;
  }

  /** Has a run begin at an element, or end before it, and answers which one begins there. */
  private int cut(int at) {
    if (at == starts[count]) {
      return count;
    }
    int run = indexOf(at);
    if (starts[run] == at) {
      return run;
    }
    divide(run, 1);
    starts[run + 1] = at;
    return run + 1;
  }

  /** Copies the states of some runs. */
  private void moveRuns(int from, int to, int runs) {
    moveStates(from * period, to * period, runs * period);
  }

  /** Unites runs that are alike: those from one to another, and their neighbours. */
  private void unite(int first, int last) {
    int kept = Math.max(0, first - 1);
    int run = kept + 1;
    for (; run <= last && run < count; run++) {
      if (areAlike(kept, run)) {
        join(kept, run);
      } else if (++kept != run) {
        starts[kept] = starts[run];
        moveRuns(run, kept, 1);
      }
    }
    if (++kept != run) {
      System.arraycopy(starts, run, starts, kept, count - run + 1);
      moveRuns(run, kept, count - run);
      count -= run - kept;
    }
  }

  /** Whether a run and another can be one; between them are only such that it has taken in. */
  private boolean areAlike(int run, int next) {
    for (int i = 0; i < period; i++) {
      if (!isLike(run * period + i, next * period + i)
          && has(starts[run], starts[next], i)
          && has(starts[next], starts[next + 1], i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether one of the elements leaves this residue. */
  private boolean has(int from, int to, int residue) {
    return to - from >= period || from + (residue - from & period - 1) < to;
  }

  /** Gives a run the states of another that it has no elements for. */
  private void join(int run, int next) {
    for (int i = 0; i < period; i++) {
      if (!has(starts[run], starts[next], i)) {
        become(run * period + i, next * period + i);
      }
    }
  }

  /** Has runs do with fewer states, if these will do. */
  private void fold() {
    while (period > 1 && isFoldable()) {
      int half = period / 2;
      for (int run = 0; run < count; run++) {
        for (int i = 0; i < half; i++) {
          boolean hasFirst = has(starts[run], starts[run + 1], i);
          become(run * half + i, run * period + (hasFirst ? i : i + half));
        }
      }
      period = half;
    }
  }

  private boolean isFoldable() {
    int half = period / 2;
    for (int run = 0; run < count; run++) {
      for (int i = 0; i < half; i++) {
        if (!isLike(run * period + i, run * period + i + half)
            && has(starts[run], starts[run + 1], i)
            && has(starts[run], starts[run + 1], i + half)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Gives up the runs before {@code first} and from {@code end} on. */
  final void keep(int first, int end) {
    begin();
    System.arraycopy(starts, first, starts, 0, end - first + 1);
    moveRuns(first, 0, end - first);
    count = end - first;
    end();
  }

  final int indexOf(int element) {
    return search(starts, count, element);
  }

  private static int search(int[] starts, int count, int element) {
    int low = 0;
    int high = count - 1;
    if (high >= 0 && starts[high] <= element) {
      return high; // most often: what a loop has not come to yet
    }
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (starts[middle] <= element) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
