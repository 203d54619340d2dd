package harrier.shadow;

import java.util.Arrays;

/** Runs of elements that refer to their state, which never changes. */
final class ReferenceRuns extends Runs<ReferenceSweep, ShadowVar[]> {
  /** Null is the state of elements nobody has accessed. */
  private ShadowVar[] states = new ShadowVar[FEW];

  /** Elements nobody has accessed. */
  ReferenceRuns(ArrayShadow array, int from, int to) {
    super(array, from, to);
  }

  @Override
  boolean areAlike(ShadowVar[] spelled, int element, int other) {
    return spelled[element] == spelled[other];
  }

  @Override
  void take(int state, ShadowVar[] spelled, int element) {
    states[state] = spelled[element];
  }

  @Override
  void copyStates(Runs<ReferenceSweep, ShadowVar[]> others, int first, int count, int room) {
    ShadowVar[] copy = new ShadowVar[room];
    System.arraycopy(((ReferenceRuns) others).states, first, copy, 0, count);
    states = copy;
  }

  @Override
  boolean isSettled(int state, boolean write, ShadowThread t) {
    ShadowVar[] all = states;
    return state < all.length
        && t.sweep instanceof ReferenceSweep sweep
        && sweep.isSettled(all[state], write);
  }

  @Override
  void growStates(int room) {
    states = Arrays.copyOf(states, room);
  }

  @Override
  void spreadStates(int runs, int from, int to, int room) {
    ShadowVar[] spread = new ShadowVar[room];
    for (int i = 0; i < runs * to; i++) {
      spread[i] = states[i / to * from + (i & from - 1)];
    }
    states = spread;
  }

  @Override
  void moveStates(int from, int to, int count) {
    System.arraycopy(states, from, states, to, count);
  }

  @Override
  boolean isLike(int state, int other) {
    return states[state] == states[other];
  }

  @Override
  void become(int state, int other) {
    put(state, states[other]);
  }

  /** Storing references costs more than looking. */
  private void put(int state, ShadowVar now) {
    if (states[state] != now) {
      states[state] = now;
    }
  }

  @Override
  boolean takes(int state, ReferenceSweep sweep, int first, int elements) {
    ShadowVar found = states[state];
    ShadowVar after = ReferenceChunk.after(found, sweep);
    if (after != null) {
      put(state, after);
    }
    return after != null;
  }

  @Override
  boolean takesAtBorder(int element, ReferenceSweep sweep) {
    int run = indexOf(element);
    if (!isAtBorder(run, element)) {
      return false;
    }
    ShadowVar found = get(run, element);
    ShadowVar after = ReferenceChunk.after(found, sweep);
    return after != null && after != found && setsAtBorder(run, element, after);
  }

  /** The state of an element of a run. */
  ShadowVar get(int run, int element) {
    return states[stateOf(run, element)];
  }

  /** Changes the state of an element of a run to another if that divides no run. */
  boolean setsAtBorder(int run, int element, ShadowVar after) {
    if (!isAtBorder(run, element)) {
      return false;
    }
    if (isAlone(run)) {
      beginChange();
      states[run] = after;
      endChange(run);
      return true;
    }
    int neighbour = neighbour(run, element);
    boolean isTheirs = hasRun(neighbour) && states[neighbour] == after;
    if (isTheirs) {
      moveBorder(run, element);
    }
    return isTheirs;
  }

  /** The same in any case. */
  void set(int run, int element, ShadowVar after) {
    int alone = beginAlone(run, element);
    states[stateOf(alone, element)] = after;
    endChange(alone);
  }

  @Override
  void spellOut(int run, ShadowVar[] spelled, int origin) {
    for (int element = startOf(run); element < endOf(run); element++) {
      spelled[element - origin] = states[stateOf(run, element)];
    }
  }
}
