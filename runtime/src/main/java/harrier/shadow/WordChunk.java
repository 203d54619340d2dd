package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;

/** A chunk whose elements have two words each where they are spelled out. */
public final class WordChunk extends Chunk<WordSweep, long[], WordRuns> {
  /** Elements nobody has accessed. */
  WordChunk(ArrayShadow array, int from, int to) {
    this(array, from, to, to - from > SMALL ? new WordRuns(array, from, to) : null);
  }

  private WordChunk(ArrayShadow array, int from, int to, WordRuns runs) {
    super(array, from, to, runs);
  }

  @Override
  WordChunk part(int start, int end) {
    WordRuns made = new WordRuns(array, start, end);
    made.copy(runs);
    return new WordChunk(array, start, end, made);
  }

  @Override
  long[] spelled() {
    long[] present = array.presentWords(from);
    if (present == null) {
      present = new long[(to - from) * 2];
      array.publish(from, present);
    }
    return present;
  }

  @Override
  void dropSpelled() {
    array.publish(from, (long[]) null);
  }

  /** Atomic accesses need words, and readers belong to one element only. */
  @Override
  WordRuns gathered(int limit) {
    long[] words = spelled();
    for (int i = 0; i < to - from; i++) {
      if (AccessWord.isOwn(words[i])) {
        return null;
      }
    }
    WordRuns made = new WordRuns(array, from, to);
    return !array.hasExtensions() && made.gathers(words, limit) ? made : null;
  }

  @Override
  void tookRuns(int first, int end, WordSweep sweep) {
    sweep.tookCommon(first, end);
  }

  /** Records an access to a single element, unless it concerns others. */
  @DontInline
  public boolean takesAlone(int index, long word, boolean isWrite, ShadowThread t) {
    enter();
    try {
      if (isOver()) {
        return false;
      }
      if (has(index)) {
        return takesAloneInRun(index, word, isWrite, t);
      }
      long[] words = runs == null ? spelled() : array.presentWords(from);
      int at = index - from;
      if (words == null || !takesAlone(words, at, index, word, isWrite, t)) {
        return false;
      }
      countSpelled();
      return true;
    } finally {
      leave();
    }
  }

  @DontInline
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
    WordRuns all = runs;
    int run = all.indexOf(index);
    boolean isSettled = all.isSettled(all.stateOf(run, index), isWrite, t);
    if (!isSettled && all.takesAtBorder(run, index, word, isWrite, t)) {
      return true;
    }
    if (!isSettled && !all.takesAlone(run, index, word, isWrite, t)) {
      return false;
    }
    countInRun();
    return true;
  }

  @Override
  @DontInline
  void takeSpelled(int first, int end, int step, WordSweep sweep) {
    long[] words = spelled();
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
          sweep.check(array, i);
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
}
