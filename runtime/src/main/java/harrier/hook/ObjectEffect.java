package harrier.hook;

/**
 * What a call does to the objects it is given: a set of those it reads and a set of those it
 * writes, as bits.
 *
 * @param writesIf a boolean field of the receiver that, if set, makes a read of it a write; or null
 * @param element which element of a list it accesses besides: the number of the argument with its
 *     index, {@link #ALL}, or 0 for none
 * @param writesElement whether it writes the element
 * @param extent which elements of arrays it accesses
 */
public record ObjectEffect(
    int reads, int writes, String writesIf, int element, boolean writesElement, Extent extent) {
  /** Which elements of an array that is an argument. */
  public enum Extent {
    /** None: it reads the objects that are in the array. */
    NONE,
    ALL,
    /** Those from the first to before the second of two numbers that follow the array, or all. */
    RANGE,
    /** As many as the second of two numbers says, beginning at the first, or all. */
    PART,
    /** As many as the number that follows says. */
    HEAD
  }

  /** The object that the method is called on. Argument n, counted from 1, has bit n. */
  public static final int RECEIVER = 1;

  /** What a cursor goes through. */
  public static final int SOURCE = 1 << 31;

  /** Arguments that can be told apart. */
  public static final int MAX_ARGUMENT = 30;

  /** Instead of the index of an element. */
  public static final int ALL = -1;

  public static final ObjectEffect NONE = new ObjectEffect(0, 0, null, 0, false, Extent.NONE);

  /** The arguments it touches, as bits. */
  public int arguments() {
    return argumentsIn(reads | writes);
  }

  public static int argumentsIn(int objects) {
    return objects & ~(RECEIVER | SOURCE);
  }

  /** The part of it that concerns the given objects. */
  ObjectEffect on(int objects) {
    if (((reads | writes) & ~objects) == 0) {
      return this;
    }
    return ((reads | writes) & objects) == 0
        ? NONE
        : new ObjectEffect(reads & objects, writes & objects, null, 0, false, extent);
  }

  boolean touches(int object) {
    return ((reads | writes) & object) != 0;
  }

  boolean writes(int object) {
    return (writes & object) != 0;
  }
}
