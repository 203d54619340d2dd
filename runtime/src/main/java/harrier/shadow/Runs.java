package harrier.shadow;

import java.util.Arrays;

/** The {@link Run}s of a chunk: in order, without gaps. Never changed, but their states are. */
final class Runs {
  private final Run[] runs;

  private Runs(Run... runs) {
    this.runs = runs;
  }

  /** Elements nobody has accessed. */
  static Runs untouched(int from, int to) {
    CommonState state = new CommonState(AccessWord.NONE, AccessWord.NONE);
    return new Runs(new Run(from, to, state, state));
  }

  /** Runs for elements with the given words; null if there would be more than {@code limit}. */
  static Runs of(long[] words, int from, int to, int limit) {
    Run[] made = new Run[limit];
    int count = 0;
    Run last = single(words, from, from);
    for (int i = from + 1; i < to; i++) {
      int at = (i - from) * 2;
      if (words[at] == AccessWord.SHARED) {
        return null;
      }
      boolean isLike = last.to() - last.from() > 1 && last.at(i).isLike(words[at], words[at + 1]);
      Run joined =
          isLike
              ? new Run(last.from(), i + 1, last.even(), last.odd())
              : last.joinedWith(single(words, from, i));
      if (joined == null) {
        if (count == limit - 1) {
          return null;
        }
        made[count++] = last;
        joined = single(words, from, i);
      }
      last = joined;
    }
    made[count++] = last;
    return last.at(from).read == AccessWord.SHARED ? null : new Runs(Arrays.copyOf(made, count));
  }

  private static Run single(long[] words, int from, int index) {
    int at = (index - from) * 2;
    CommonState state = new CommonState(words[at], words[at + 1]);
    return new Run(index, index + 1, state, state);
  }

  int count() {
    return runs.length;
  }

  Run get(int i) {
    return runs[i];
  }

  private boolean reach(int i, int end) {
    return i < runs.length && runs[i].from() < end;
  }

  /** Whether there is nothing to record for these elements. */
  boolean areSettled(int first, int end, int step, Sweep sweep) {
    for (int i = indexOf(first); reach(i, end); i++) {
      if (!runs[i].at(first).isSettledBy(sweep)
          || step == 1 && !runs[i].at(first + 1).isSettledBy(sweep)) {
        return false;
      }
    }
    return true;
  }

  /** Lets elements take part in a sweep that begin and end a run, and are apart from the others. */
  void take(int first, int end, int step, Sweep sweep) {
    for (int i = indexOf(first); reach(i, end); i++) {
      Run run = runs[i];
      int start = run.from() + (step == 1 ? 0 : (run.from() ^ first) & 1);
      if (start < run.to()) {
        run.at(start).take(sweep, start, run.countLike(start));
      }
      if (step == 1 && !run.isUniform()) {
        run.at(start + 1).take(sweep, start + 1, run.countLike(start + 1));
      }
    }
  }

  /** Runs that begin at {@code first} and {@code end}, every other element between apart. */
  Runs divided(int first, int end, int step) {
    Runs cut = cut(first).cut(end);
    return step == 1 || cut.areApart(first, end) ? cut : cut.apart(first, end);
  }

  private Runs cut(int at) {
    int i = indexOf(at);
    Run run = runs[i];
    if (run.from() >= at || run.to() <= at) {
      return this;
    }
    Run[] more = new Run[runs.length + 1];
    System.arraycopy(runs, 0, more, 0, i);
    more[i] = run.before(at);
    more[i + 1] = run.since(at);
    System.arraycopy(runs, i + 1, more, i + 2, runs.length - i - 1);
    return new Runs(more);
  }

  private boolean areApart(int first, int end) {
    for (int i = indexOf(first); reach(i, end); i++) {
      if (runs[i].isUniform() && runs[i].to() - runs[i].from() > 1) {
        return false;
      }
    }
    return true;
  }

  private Runs apart(int first, int end) {
    Run[] all = runs.clone();
    for (int i = indexOf(first); reach(i, end); i++) {
      all[i] = all[i].apart();
    }
    return new Runs(all);
  }

  /** The same with like runs joined in and around the given elements. */
  Runs united(int first, int end) {
    int start = Math.max(0, indexOf(first) - 1);
    int stop = start;
    boolean changes = false;
    for (; stop < runs.length && (stop == start || runs[stop - 1].from() < end); stop++) {
      changes |=
          runs[stop].folded() != runs[stop]
              || stop > start && runs[stop - 1].joinedWith(runs[stop]) != null;
    }
    return changes ? united(runs, start, stop) : this;
  }

  private static Runs united(Run[] all, int start, int stop) {
    Run[] fewer = all.clone();
    int size = start;
    Run last = all[start].folded();
    for (int i = start + 1; i < stop; i++) {
      Run next = all[i].folded();
      Run joined = last.joinedWith(next);
      if (joined == null) {
        fewer[size++] = last;
        last = next;
      } else {
        last = joined;
      }
    }
    fewer[size++] = last;
    System.arraycopy(all, stop, fewer, size, all.length - stop);
    return new Runs(Arrays.copyOf(fewer, size + all.length - stop));
  }

  private int indexOf(int element) {
    int low = 0;
    int high = runs.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (runs[middle].from() <= element) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
