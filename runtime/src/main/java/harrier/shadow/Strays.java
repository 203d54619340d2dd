package harrier.shadow;

/**
 * A few elements that were accessed alone and so are in another state than their run. Most go back
 * to it with the next sweep, which is cheaper than to divide the run and unite it again. Guarded by
 * their chunk's lock.
 *
 * <p>What the run says of such an element is what was true before: accesses that happened before
 * those of its own state, unless they raced with them. So nothing is wrong with checking both.
 */
final class Strays {
  private static final int LIMIT = 4;

  private final int[] indices = new int[LIMIT];
  private final CommonState[] states = new CommonState[LIMIT];
  private int count;

  int count() {
    return count;
  }

  boolean areNone() {
    return count == 0;
  }

  boolean areFull() {
    return count == LIMIT;
  }

  /** The state of an element of its own, or null if it has none. */
  CommonState at(int index) {
    for (int i = 0; i < count; i++) {
      if (indices[i] == index) {
        return states[i];
      }
    }
    return null;
  }

  /** Adds an element, which is in the state of its run so far. Not if there is no more room. */
  CommonState add(int index, CommonState state) {
    CommonState own = states[count];
    if (own == null || AccessWord.isOwn(state.read) || !own.becomes(state)) {
      own = state.copy();
      states[count] = own;
    }
    indices[count++] = index;
    return own;
  }

  /** Lets those that are among the given elements take part in a sweep. */
  void take(int first, int end, int step, Sweep sweep) {
    for (int i = 0; i < count; i++) {
      int index = indices[i];
      if (first <= index && index < end && (index - first) % step == 0) {
        states[i].take(sweep, index, 1);
      }
    }
  }

  /** Lets those go that are in the state of their run again. */
  void forgetLike(Runs runs) {
    for (int i = count - 1; i >= 0; i--) {
      if (states[i].isLike(runs.stateOf(indices[i]))) {
        forget(i);
      }
    }
  }

  private void forget(int i) {
    CommonState free = states[i];
    count--;
    indices[i] = indices[count];
    states[i] = states[count];
    states[count] = free;
  }

  /** Divides runs, so that every one of these elements has its state there; there are none then. */
  Runs dividing(Runs runs) {
    Runs divided = runs;
    while (count > 0) {
      count--;
      divided = divided.with(indices[count], states[count]);
      states[count] = null;
    }
    return divided;
  }
}
