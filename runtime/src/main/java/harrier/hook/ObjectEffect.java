package harrier.hook;

/**
 * What a call does to the objects it is given: a set of those it reads and a set of those it
 * writes, as bits.
 *
 * @param writesIf a boolean field of the receiver that, if set, makes a read of it a write; or null
 */
public record ObjectEffect(int reads, int writes, String writesIf) {
  /** The object that the method is called on. Argument n, counted from 1, has bit n. */
  public static final int RECEIVER = 1;

  /** What a cursor goes through. */
  public static final int SOURCE = 1 << 31;

  /** Arguments that can be told apart. */
  public static final int MAX_ARGUMENT = 30;

  public static final ObjectEffect NONE = new ObjectEffect(0, 0, null);

  /** The arguments it touches, as bits. */
  public int arguments() {
    return argumentsIn(reads | writes);
  }

  public static int argumentsIn(int objects) {
    return objects & ~(RECEIVER | SOURCE);
  }

  /** The part of it that concerns the given objects. */
  public ObjectEffect on(int objects) {
    boolean isSame = ((reads | writes) & ~objects) == 0;
    return isSame
        ? this
        : (reads & objects) == 0 && (writes & objects) == 0
            ? NONE
            : new ObjectEffect(reads & objects, writes & objects, null);
  }
}
