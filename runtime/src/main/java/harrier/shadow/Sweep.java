package harrier.shadow;

/** A plain access of one thread at one site to some elements of an array. */
public interface Sweep {
  boolean isWrite();

  /**
   * What to record as the last read, and as the last write if this is one, where these are the ones
   * before; {@link AccessWord#NONE} if the tool has to see to it.
   */
  long next(long read, long write);

  /** Sees to {@code count} elements that have their state in common, {@code first} and others. */
  void check(CommonState state, int first, int count);

  /** All of these elements that take part had their state in common with others. */
  void tookCommon(int first, int end);

  /** Sees to an element that has words of its own. */
  void check(int index);

  /** Whether the thread has nothing to record where these are the last read and write. */
  boolean isSettled(long read, long write);
}
