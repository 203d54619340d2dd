package harrier.shadow;

/**
 * Neighbouring elements that are all in the same state, or those with an even index in one and
 * those with an odd index in another.
 *
 * @param from the first element
 * @param to the one after the last
 * @param even the state of elements with an even index; the same object as {@code odd} if all are
 *     alike
 */
record Run(int from, int to, CommonState even, CommonState odd) {

  /** The state of the elements whose index is odd or even as {@code index} is. */
  CommonState at(int index) {
    return (index & 1) == 0 ? even : odd;
  }

  /** How many elements from {@code index} on have its state. */
  int countLike(int index) {
    return isUniform() ? to - index : (to - index + 1) / 2;
  }

  boolean isUniform() {
    return even == odd;
  }

  /** The part before {@code end}, which keeps the states. */
  Run before(int end) {
    return narrowed(from, end, even, odd);
  }

  /** The part from {@code start} on, with states of its own. */
  Run since(int start) {
    CommonState first = even.copy();
    return narrowed(start, to, first, isUniform() ? first : odd.copy());
  }

  /** A single element has one state. */
  private static Run narrowed(int from, int to, CommonState even, CommonState odd) {
    if (to - from > 1) {
      return new Run(from, to, even, odd);
    }
    CommonState only = (from & 1) == 0 ? even : odd;
    return new Run(from, to, only, only);
  }

  /** The same elements, those with odd indices with a state of their own. */
  Run apart() {
    return isUniform() && to - from > 1 ? new Run(from, to, even, odd.copy()) : this;
  }

  /** This run and its neighbour as one; null if they are too different. */
  Run joinedWith(Run next) {
    CommonState newEven = joined(next, 0);
    CommonState newOdd = joined(next, 1);
    if (newEven == null || newOdd == null) {
      return null;
    }
    return new Run(from, next.to, newEven, newEven.isLike(newOdd) ? newEven : newOdd);
  }

  private CommonState joined(Run next, int parity) {
    if (!has(parity)) {
      return next.at(parity);
    }
    return !next.has(parity) || at(parity).isLike(next.at(parity)) ? at(parity) : null;
  }

  private boolean has(int parity) {
    return to - from > 1 || (from & 1) == parity;
  }

  /** The same, uniform if both states are alike. */
  Run folded() {
    return !isUniform() && even.isLike(odd) ? new Run(from, to, even, even) : this;
  }
}
