package harrier.shadow;

/**
 * Neighbouring elements whose states repeat: all are in the same state, or every second, fourth or
 * eighth is.
 *
 * @param from the first element
 * @param to the one after the last
 * @param states those of elements whose index is 0, 1 and so on modulo their number
 */
record Run(int from, int to, CommonState... states) {
  /** The most states that a run has. A power of two, as all numbers of states are. */
  static final int MAX_PERIOD = 8;

  /** Whether elements so far apart can have their state in common. */
  static boolean canKeepApart(int step) {
    return step <= MAX_PERIOD && Integer.bitCount(step) == 1;
  }

  /** The state of element {@code index}, and of all that are some periods apart from it. */
  CommonState at(int index) {
    return states[index & (states.length - 1)];
  }

  int length() {
    return to - from;
  }

  int period() {
    return states.length;
  }

  /** How many elements from {@code index} on have its state. */
  int countLike(int index) {
    return (to - index + period() - 1) / period();
  }

  /** The part before {@code end}, which keeps the states. */
  Run before(int end) {
    return new Run(from, end, states);
  }

  /** The part from {@code start} on, with states of its own. */
  Run since(int start) {
    CommonState[] own = new CommonState[states.length];
    for (int i = 0; i < own.length; i++) {
      own[i] = states[i].copy();
    }
    return new Run(start, to, own);
  }

  /** The same elements, with a state for each of {@code step} neighbours. */
  Run apart(int step) {
    if (period() >= step) {
      return this;
    }
    CommonState[] more = new CommonState[step];
    for (int i = 0; i < step; i++) {
      more[i] = i < period() ? states[i] : at(i).copy();
    }
    return new Run(from, to, more);
  }

  /** Whether this run and its neighbour can be one. */
  boolean isLike(Run next) {
    int period = Math.max(period(), next.period());
    for (int i = 0; i < period; i++) {
      if (has(i, period) && next.has(i, period) && !at(i).isLike(next.at(i))) {
        return false;
      }
    }
    return true;
  }

  /** This run and its neighbour, which is like it, as one. */
  Run joinedWith(Run next) {
    int period = Math.max(period(), next.period());
    CommonState[] joined = new CommonState[period];
    for (int i = 0; i < period; i++) {
      Run source = has(i, period) ? this : next;
      joined[i] = i < source.period() ? source.states[i] : source.at(i).copy();
    }
    return new Run(from, next.to, joined);
  }

  /** Whether one of the elements leaves this residue. */
  private boolean has(int residue, int period) {
    return from + ((residue - from) & (period - 1)) < to;
  }

  /** The same with as few states as it can do with. */
  Run folded() {
    Run run = this;
    while (run.isFoldable()) {
      run = new Run(from, to, run.firstHalf());
    }
    return run;
  }

  /** Whether half the states will do. */
  boolean isFoldable() {
    int half = period() / 2;
    for (int i = 0; i < half; i++) {
      if (has(i, period()) && has(i + half, period()) && !states[i].isLike(states[i + half])) {
        return false;
      }
    }
    return half > 0;
  }

  private CommonState[] firstHalf() {
    int half = period() / 2;
    CommonState[] fewer = new CommonState[half];
    for (int i = 0; i < half; i++) {
      fewer[i] = has(i, period()) ? states[i] : states[i + half];
    }
    return fewer;
  }
}
