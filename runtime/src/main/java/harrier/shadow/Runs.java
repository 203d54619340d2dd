package harrier.shadow;

/**
 * Neighbouring elements of an array in runs, in which states repeat: all elements are in the same
 * state, or every second, fourth or eighth is. In order, without gaps.
 *
 * <p>Changed with the chunk's lock, in place. Who asks without it looks at the version before and
 * after, and takes nothing for settled that has changed meanwhile.
 */
final class Runs {
  /** The most states that a run has. A power of two, as all numbers of states are. */
  static final int MAX_PERIOD = 8;

  private static final int FEW = 4;

  private static final long VERSION = Memory.offsetOf(Runs.class, "version");

  /** Odd while the table is being changed. */
  private int version;

  private int count = 1;

  /** How many states each run has: those of elements whose index is 0, 1 and so on modulo it. */
  private int period = 1;

  /** The first element of each run, then the one after the last. */
  private int[] starts = new int[FEW + 1];

  /** Two words a state: its last read and its last write. */
  private long[] words = new long[2 * FEW];

  /** The states that list their readers themselves; null while there are none. */
  private CommonState[] listed;

  /** Elements nobody has accessed. */
  Runs(int from, int to) {
    starts[0] = from;
    starts[1] = to;
  }

  /** Whether elements so far apart can be in states of their own. */
  static boolean canKeepApart(int step) {
    return step <= MAX_PERIOD && Integer.bitCount(step) == 1;
  }

  /** Runs for elements with the given words; null if there would be more than {@code limit}. */
  static Runs of(long[] words, int from, int to, int limit) {
    for (int i = 0; i < to - from; i++) {
      if (AccessWord.isOwn(words[i])) {
        return null;
      }
    }
    for (int period = 1; period <= MAX_PERIOD; period *= 2) {
      if (countOf(words, to - from, period, limit) <= limit) {
        return of(words, from, to, limit, period);
      }
    }
    return null;
  }

  /** How many runs there would be; not beyond one more than the limit. */
  private static int countOf(long[] words, int length, int period, int limit) {
    int count = 0;
    for (int start = 0; start < length && count <= limit; count++) {
      start = endOfRun(words, start, length, period);
    }
    return count;
  }

  private static int endOfRun(long[] words, int start, int length, int period) {
    int end = Math.min(start + period, length);
    while (end < length
        && words[end] == words[end - period]
        && words[end + length] == words[end - period + length]) {
      end++;
    }
    return end;
  }

  private static Runs of(long[] words, int from, int to, int limit, int period) {
    Runs made = new Runs(from, to);
    made.makeRoom(limit);
    made.spread(period);
    made.count = 0;
    for (int start = 0; start < to - from; ) {
      int end = endOfRun(words, start, to - from, period);
      for (int i = start; i < Math.min(start + period, end); i++) {
        int state = made.count * period + (from + i & period - 1);
        made.words[state * 2] = words[i];
        made.words[state * 2 + 1] = words[i + to - from];
      }
      made.starts[made.count++] = from + start;
      start = end;
    }
    made.starts[made.count] = to;
    return made;
  }

  /** The same states, for some of these elements only. Nobody changes these any more. */
  Runs part(int from, int to) {
    Runs made = new Runs(from, to);
    if (count > 0) {
      int first = indexOf(from);
      made.period = period;
      made.count = indexOf(to - 1) - first + 1;
      made.starts = java.util.Arrays.copyOfRange(starts, first, first + made.count + FEW);
      made.starts[0] = from;
      made.starts[made.count] = to;
      made.copyStates(this, first);
    }
    return made;
  }

  /** Takes over the states of runs from one on. Readers belong to one state only. */
  private void copyStates(Runs other, int first) {
    int room = starts.length - 1;
    words = new long[2 * room * period];
    System.arraycopy(other.words, 2 * first * period, words, 0, 2 * count * period);
    listed = other.listed == null ? null : new CommonState[room * period];
    for (int i = 0; listed != null && i < count * period; i++) {
      CommonState common = other.listed[first * period + i];
      if (common != null) {
        listed[i] = common.copy();
        words[i * 2] = listed[i].read;
      }
    }
  }

  int from() {
    return starts[0];
  }

  int to() {
    return starts[count];
  }

  boolean has(int element) {
    return from() <= element && element < to();
  }

  int count() {
    return count;
  }

  int startOf(int run) {
    return starts[run];
  }

  int endOf(int run) {
    return starts[run + 1];
  }

  private int stateOf(int run, int element) {
    return run * period + (element & period - 1);
  }

  // Without the lock.

  /** Whether a thread has accessed all of these elements in its epoch already. */
  boolean areSettled(int first, int end, int step, boolean write, ShadowThread t) {
    int before = Memory.getIntVolatile(this, VERSION);
    boolean settled = (before & 1) == 0 && seemSettled(first, end, step, write, t);
    Memory.loadFence();
    return settled && version == before;
  }

  /** Whatever others change meanwhile, this comes to an answer. */
  private boolean seemSettled(int first, int end, int step, boolean write, ShadowThread t) {
    int[] all = starts;
    long[] states = words;
    int size = Math.min(count, all.length - 1);
    int residues = period;
    if (first < all[0] || end > all[size]) {
      return false;
    }
    for (int run = search(all, size, first); run < size && all[run] < end; run++) {
      int residue = first & Math.min(step, residues) - 1;
      for (; residue < residues; residue += step) {
        int at = (run * residues + residue) * 2;
        if (at >= states.length - 1
            || !(write ? t.hasWritten(states[at + 1]) : t.hasRead(states[at]))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Where the run of an element begins, if nothing changes meanwhile. */
  int startAround(int element) {
    int[] all = starts;
    return all[search(all, Math.min(count, all.length - 1), element)];
  }

  /** Where it ends. */
  int endAround(int element) {
    int[] all = starts;
    int size = Math.min(count, all.length - 1);
    return all[Math.min(search(all, size, element) + 1, size)];
  }

  // With the lock.

  /** Whether a change has not come to its end: the thread had no stack or memory left. */
  boolean isTorn() {
    return (version & 1) != 0;
  }

  /** Leaves it to the next who comes to forget what is known. */
  void tear() {
    version |= 1;
  }

  /** Nothing is known any more of these elements. */
  void forget() {
    count = 0;
    end();
  }

  /** Lets elements take part in a sweep. They are among these, and can be kept apart. */
  void take(int first, int end, int step, Sweep sweep) {
    begin();
    if (period < step) {
      spread(step);
    }
    int start = cut(first);
    int stop = cut(end);
    for (int run = start; run < stop; run++) {
      takeRun(run, first, step, sweep);
    }
    unite(start, stop);
    if (step < period) {
      fold();
    }
    end();
  }

  /**
   * Lets an element take part in a sweep if that divides no run: it only moves a border, as a loop
   * does that goes on through the array, or the element is a run by itself.
   */
  boolean takesAtBorder(int element, Sweep sweep) {
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
  boolean takesAtBorder(int element, long word, boolean isWrite, ShadowThread t) {
    int run = indexOf(element);
    if (!isAtBorder(run, element)) {
      return false;
    }
    long read = words[run * 2];
    long write = words[run * 2 + 1];
    return !(isWrite ? t.hasWritten(write) : t.hasRead(read))
        && takesAtBorder(run, element, t.next(read, write, word, isWrite), isWrite);
  }

  private boolean isAtBorder(int run, int element) {
    return period == 1 && (starts[run] == element || starts[run + 1] == element + 1);
  }

  private boolean takesAtBorder(int run, int element, long word, boolean isWrite) {
    boolean isFirst = starts[run] == element;
    boolean isAlone = isFirst && starts[run + 1] == element + 1;
    int neighbour = isFirst ? run - 1 : run + 1;
    if (word == AccessWord.NONE
        || !isAlone && !hasState(neighbour, word, isWrite ? word : words[run * 2 + 1])) {
      return false;
    }
    version++;
    Memory.storeFence();
    if (isAlone) {
      record(run, word, isWrite);
      unite(run, run + 1);
    } else {
      starts[isFirst ? run : run + 1] += isFirst ? 1 : -1;
    }
    end();
    return true;
  }

  /** Whether there is such a run, in that state. */
  private boolean hasState(int run, long read, long write) {
    return run >= 0 && run < count && words[run * 2] == read && words[run * 2 + 1] == write;
  }

  /** Records an access to a single element, unless it concerns others. */
  boolean takesAlone(int element, long word, boolean isWrite, ShadowThread t) {
    int state = stateOf(indexOf(element), element);
    long read = words[state * 2];
    long write = words[state * 2 + 1];
    if (isWrite ? t.hasWritten(write) : t.hasRead(read)) {
      return true;
    }
    long next = t.next(read, write, word, isWrite);
    if (next == AccessWord.NONE) {
      return false;
    }
    begin();
    int run = cut(element);
    cut(element + 1);
    record(stateOf(run, element), next, isWrite);
    unite(run, run + 1);
    end();
    return true;
  }

  private void begin() {
    version++;
    Memory.storeFence();
    makeRoom(count + 2);
  }

  private void end() {
    Memory.putIntRelease(this, VERSION, version + 1);
  }

  /** Makes room for so many runs. */
  private void makeRoom(int runs) {
    if (runs >= starts.length) {
      int room = Math.max(runs, 2 * count);
      int[] moreStarts = java.util.Arrays.copyOf(starts, room + 1);
      CommonState[] moreListed =
          listed == null ? null : java.util.Arrays.copyOf(listed, room * period);
      words = java.util.Arrays.copyOf(words, 2 * room * period);
      listed = moreListed;
      starts = moreStarts;
    }
  }

  /** Gives each run more states. */
  private void spread(int more) {
    int room = starts.length - 1;
    long[] spread = new long[2 * room * more];
    CommonState[] spreadListed = listed == null ? null : new CommonState[room * more];
    for (int to = 0; to < count * more; to++) {
      int from = to / more * period + (to & period - 1);
      spread[to * 2] = words[from * 2];
      spread[to * 2 + 1] = words[from * 2 + 1];
      if (spreadListed != null && listed[from] != null) {
        boolean isFirst = (to & more - 1) < period;
        spreadListed[to] = isFirst ? listed[from] : listed[from].copy();
        spread[to * 2] = spreadListed[to].read;
      }
    }
    words = spread;
    listed = spreadListed;
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
    System.arraycopy(starts, run + 1, starts, run + 2, count - run);
    starts[run + 1] = at;
    moveStates(run, run + 1, count - run);
    count++;
    for (int i = run * period; listed != null && i < (run + 1) * period; i++) {
      if (listed[i] != null) {
        listed[i + period] = listed[i].copy(); // readers belong to one state only
        words[(i + period) * 2] = listed[i + period].read;
      }
    }
    return run + 1;
  }

  /** Copies the states of some runs. */
  private void moveStates(int from, int to, int runs) {
    System.arraycopy(words, 2 * from * period, words, 2 * to * period, 2 * runs * period);
    if (listed != null) {
      System.arraycopy(listed, from * period, listed, to * period, runs * period);
    }
  }

  private void takeRun(int run, int first, int step, Sweep sweep) {
    int from = starts[run];
    int to = starts[run + 1];
    int stop = Math.min(from + period, to);
    for (int element = from + (first - from & step - 1); element < stop; element += step) {
      int state = stateOf(run, element);
      long read = words[state * 2];
      long write = words[state * 2 + 1];
      if (!sweep.isSettled(read, write)) {
        long next = sweep.next(read, write);
        if (next != AccessWord.NONE) {
          record(state, next, sweep.isWrite());
        } else {
          check(state, sweep, element, (to - element + period - 1) / period);
        }
      }
    }
  }

  /** A write takes the place of the reads before it too. */
  private void record(int state, long word, boolean isWrite) {
    words[state * 2] = word;
    if (isWrite) {
      words[state * 2 + 1] = word;
    }
  }

  /** Has the tool see to a state. */
  private void check(int state, Sweep sweep, int first, int elements) {
    CommonState common = common(state);
    sweep.check(common, first, elements);
    words[state * 2] = common.read;
    words[state * 2 + 1] = common.write;
    boolean isListed = AccessWord.isOwn(common.read);
    if (isListed && listed == null) {
      listed = new CommonState[(starts.length - 1) * period];
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

  /** Unites runs that are alike: those from one to another, and their neighbours. */
  private void unite(int first, int last) {
    int kept = Math.max(0, first - 1);
    int run = kept + 1;
    for (; run <= last && run < count; run++) {
      if (areAlike(kept, run)) {
        join(kept, run);
      } else if (++kept != run) {
        starts[kept] = starts[run];
        moveStates(run, kept, 1);
      }
    }
    if (++kept != run) {
      System.arraycopy(starts, run, starts, kept, count - run + 1);
      moveStates(run, kept, count - run);
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

  /** Whether two states can become one. */
  private boolean isLike(int state, int other) {
    return words[state * 2] == words[other * 2]
        && words[state * 2 + 1] == words[other * 2 + 1]
        && !AccessWord.isOwn(words[state * 2]);
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

  private void become(int state, int other) {
    words[state * 2] = words[other * 2];
    words[state * 2 + 1] = words[other * 2 + 1];
    if (listed != null) {
      listed[state] = listed[other];
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
  void keep(int first, int end) {
    begin();
    System.arraycopy(starts, first, starts, 0, end - first + 1);
    moveStates(first, 0, end - first);
    count = end - first;
    end();
  }

  /** Writes the states of a run down as words of the elements from {@code origin} on. */
  void spellOut(int run, long[] spelled, int origin, ArrayShadow array) {
    for (int i = run * period; i < (run + 1) * period; i++) {
      if (listed != null && listed[i] != null) {
        listed[i].shareReaders();
        words[i * 2] = listed[i].read;
        listed[i] = AccessWord.isOwn(listed[i].read) ? listed[i] : null;
      }
    }
    for (int element = starts[run]; element < starts[run + 1]; element++) {
      int state = stateOf(run, element);
      long read = words[state * 2];
      spelled[element - origin + spelled.length / 2] = words[state * 2 + 1];
      spelled[element - origin] =
          AccessWord.isOwn(read) ? listed[state].copyReadersTo(array.reads(element)) : read;
    }
  }

  private int indexOf(int element) {
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
