package harrier.shadow;

import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;

/** The {@link Run}s of a chunk: in order, without gaps. Never changed, but their states are. */
final class Runs {
  private final Run[] runs;

  private Runs(Run... runs) {
    this.runs = runs;
  }

  /** Elements nobody has accessed. */
  static Runs untouched(int from, int to) {
    return new Runs(new Run(from, to, new CommonState(AccessWord.NONE, AccessWord.NONE)));
  }

  /** Runs for elements with the given words; null if there would be more than {@code limit}. */
  static Runs of(long[] words, int from, int to, int limit) {
    for (int i = from; i < to; i++) {
      if (AccessWord.isOwn(words[(i - from) * 2])) {
        return null;
      }
    }
    Runs made = null;
    for (int period = 1; made == null && period <= Run.MAX_PERIOD; period *= 2) {
      made = of(words, from, to, limit, period);
    }
    return made;
  }

  private static Runs of(long[] words, int from, int to, int limit, int period) {
    Run[] made = new Run[limit];
    int count = 0;
    for (int start = from; start < to; ) {
      if (count == limit) {
        return null;
      }
      int end = start + 1;
      while (end < to && (end - start < period || areLike(words, end - from, period))) {
        end++;
      }
      made[count++] = run(words, from, start, end, period).folded();
      start = end;
    }
    return new Runs(Arrays.copyOf(made, count));
  }

  /** Whether the words of an element are those of the one a period before. */
  private static boolean areLike(long[] words, int i, int period) {
    return words[i * 2] == words[(i - period) * 2]
        && words[i * 2 + 1] == words[(i - period) * 2 + 1];
  }

  private static Run run(long[] words, int from, int start, int end, int period) {
    CommonState[] states = new CommonState[period];
    for (int i = start; i < start + period; i++) {
      int at = (Math.min(i, end - 1) - from) * 2; // beyond the end any will do
      states[i & (period - 1)] = new CommonState(words[at], words[at + 1]);
    }
    return new Run(start, end, states);
  }

  int from() {
    return runs[0].from();
  }

  int to() {
    return runs[runs.length - 1].to();
  }

  boolean has(int element) {
    return from() <= element && element < to();
  }

  int count() {
    return runs.length;
  }

  Run get(int i) {
    return runs[i];
  }

  CommonState stateOf(int element) {
    return runs[indexOf(element)].at(element);
  }

  private boolean reach(int i, int end) {
    return i < runs.length && runs[i].from() < end;
  }

  /** Whether there is nothing to record for these elements. */
  @DontInline
  boolean areSettled(int first, int end, int step, Sweep sweep) {
    for (int i = indexOf(first); reach(i, end); i++) {
      Run run = runs[i];
      for (int r = first & (step - 1); r < run.period(); r += step) {
        if (!run.states()[r].isSettledBy(sweep)) {
          return false;
        }
      }
      if (run.period() < step && !run.at(first).isSettledBy(sweep)) {
        return false;
      }
    }
    return true;
  }

  /** Lets elements take part in a sweep that begin and end a run, and are apart from the others. */
  @DontInline
  void take(int first, int end, int step, Sweep sweep) {
    for (int i = indexOf(first); reach(i, end); i++) {
      Run run = runs[i];
      int start = run.from() + ((first - run.from()) & (step - 1));
      int stop = Math.min(run.from() + run.period(), run.to());
      for (int element = start; element < stop; element += step) {
        run.at(element).take(sweep, element, run.countLike(element));
      }
    }
  }

  /** Runs that begin at {@code first} and {@code end}, elements between apart from others. */
  @DontInline
  Runs divided(int first, int end, int step) {
    Runs cut = cut(first).cut(end);
    return cut.areApart(first, end, step) ? cut : cut.apart(first, end, step);
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

  private boolean areApart(int first, int end, int step) {
    for (int i = indexOf(first); reach(i, end); i++) {
      if (runs[i].period() < step) {
        return false;
      }
    }
    return true;
  }

  private Runs apart(int first, int end, int step) {
    Run[] all = runs.clone();
    for (int i = indexOf(first); reach(i, end); i++) {
      all[i] = all[i].apart(step);
    }
    return new Runs(all);
  }

  /** The same, one element in a state of its own. */
  Runs with(int element, CommonState state) {
    Runs cut = cut(element).cut(element + 1);
    Run[] all = cut == this ? runs.clone() : cut.runs;
    all[cut.indexOf(element)] = new Run(element, element + 1, state);
    return new Runs(all);
  }

  /** Those from number {@code first} to before {@code end}. */
  Runs part(int first, int end) {
    return new Runs(Arrays.copyOfRange(runs, first, end));
  }

  /** The same with like runs joined in and around the given elements. */
  Runs united(int first, int end) {
    int start = Math.max(0, indexOf(first) - 1);
    int stop = start;
    boolean changes = false;
    for (; stop < runs.length && (stop == start || runs[stop - 1].from() < end); stop++) {
      changes |= runs[stop].isFoldable() || stop > start && runs[stop - 1].isLike(runs[stop]);
    }
    return changes ? united(runs, start, stop) : this;
  }

  @DontInline
  private static Runs united(Run[] all, int start, int stop) {
    Run[] fewer = all.clone();
    int size = start;
    Run last = all[start].folded();
    for (int i = start + 1; i < stop; i++) {
      Run next = all[i].folded();
      if (last.isLike(next)) {
        last = last.joinedWith(next);
      } else {
        fewer[size++] = last;
        last = next;
      }
    }
    fewer[size++] = last;
    System.arraycopy(all, stop, fewer, size, all.length - stop);
    return new Runs(Arrays.copyOf(fewer, size + all.length - stop));
  }

  private int indexOf(int element) {
    int low = 0;
    int high = runs.length - 1;
    if (runs[high].from() <= element) {
      return high; // most often: what a loop has not come to yet
    }
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
