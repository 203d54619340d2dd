package harrier.shadow;

/** A plain access of one thread at one site to some elements of an array. */
public interface Sweep {
  boolean isWrite();

  /** Sees to an element that has a state of its own. */
  void check(ArrayShadow array, int index);
}
