package harrier.instrument;

import java.util.List;

/** An access that a loop makes each time round, and that is checked when the loop is left. */
sealed interface LoopAccess permits RangeAccess, FieldAccess {
  /** The instruction, counted from the start of the method. */
  int number();

  boolean isWrite();

  /** Whether both access the same variable each time round. */
  boolean isAtSamePlaceAs(LoopAccess other);

  /** Whether this comes first, and says all there is to say of the other. */
  default boolean covers(LoopAccess other) {
    return number() < other.number() && (isWrite() || !other.isWrite()) && isAtSamePlaceAs(other);
  }

  /**
   * Whether an access needs no check if others are checked for the same times round.
   *
   * @param allAreComplete whether each time all of them were done
   */
  default boolean isCoveredBy(List<? extends LoopAccess> others, boolean allAreComplete) {
    for (LoopAccess other : others) {
      if (other.covers(this)
          || allAreComplete && other.isWrite() && !isWrite() && other.isAtSamePlaceAs(this)) {
        return true;
      }
    }
    return false;
  }
}
