package harrier.shadow;

/** A sweep over elements whose state is in words. */
public interface WordSweep extends Sweep {
  /**
   * What to record as the last read, and as the last write if this is one, where these are the ones
   * before; {@link AccessWord#NONE} if the tool has to see to it.
   */
  long next(long read, long write);

  /** Sees to {@code count} elements that have their state in common, {@code first} and others. */
  void check(ArrayShadow array, CommonState state, int first, int count);

  /** All of these elements that take part had their state in common with others. */
  void tookCommon(int first, int end);

  /** Whether the thread has nothing to record where these are the last read and write. */
  boolean isSettled(long read, long write);
}
