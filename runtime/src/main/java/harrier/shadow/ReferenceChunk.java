package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;

/** A chunk whose elements have a reference each where they are spelled out. */
public final class ReferenceChunk extends Chunk<ReferenceSweep, ShadowVar[], ReferenceRuns> {
  /** Elements nobody has accessed. */
  ReferenceChunk(ArrayShadow array, int from, int to) {
    this(array, from, to, to - from > SMALL ? new ReferenceRuns(array, from, to) : null);
  }

  private ReferenceChunk(ArrayShadow array, int from, int to, ReferenceRuns runs) {
    super(array, from, to, runs);
  }

  @Override
  ReferenceChunk part(int start, int end) {
    ReferenceRuns made = new ReferenceRuns(array, start, end);
    made.copy(runs);
    return new ReferenceChunk(array, start, end, made);
  }

  @Override
  ShadowVar[] spelled() {
    ShadowVar[] present = array.presentReferences(from);
    if (present == null) {
      present = new ShadowVar[to - from];
      array.publish(from, present);
    }
    return present;
  }

  @Override
  void dropSpelled() {
    array.publish(from, (ShadowVar[]) null);
  }

  @Override
  ReferenceRuns gathered(int limit) {
    ReferenceRuns made = new ReferenceRuns(array, from, to);
    return made.gathers(spelled(), limit) ? made : null;
  }

  /** Lets a single element take part in a sweep; false if the tool has to see it. */
  public boolean takesAlone(int index, ReferenceSweep sweep) {
    enter();
    try {
      if (isOver()) {
        return false;
      }
      if (has(index)) {
        return takesAloneInRun(index, sweep);
      }
      ShadowVar[] states = spelled();
      ShadowVar after = after(states[index - from], sweep);
      if (after == null) {
        return false;
      }
      states[index - from] = after;
      countSpelled();
      return true;
    } finally {
      leave();
    }
  }

  @DontInline
  private boolean takesAloneInRun(int index, ReferenceSweep sweep) {
    ReferenceRuns all = runs;
    int run = all.indexOf(index);
    ShadowVar found = all.get(run, index);
    ShadowVar after = after(found, sweep);
    if (after == null) {
      return false;
    }
    boolean isNews = after != found;
    if (isNews && all.setsAtBorder(run, index, after)) {
      return true;
    }
    if (isNews) {
      all.set(run, index, after);
    }
    countInRun();
    return true;
  }

  /** What a state leads to, maybe itself; null if the tool has to see the element. */
  static ShadowVar after(ShadowVar found, ReferenceSweep sweep) {
    return sweep.isSettled(found, sweep.isWrite()) ? found : sweep.after(found);
  }

  @Override
  @DontInline
  void takeSpelled(int first, int end, int step, ReferenceSweep sweep) {
    ShadowVar[] states = spelled();
    ShadowVar last = null;
    ShadowVar next = null; // null if the tool has to see elements in the last state
    for (int i = first; i < end && i >= first; i += step) {
      ShadowVar found = states[i - from];
      if (found != last || i == first) {
        last = found;
        next = after(found, sweep);
      }
      if (next == null) {
        sweep.check(array, i);
      } else if (next != found) {
        states[i - from] = next;
      }
    }
  }
}
