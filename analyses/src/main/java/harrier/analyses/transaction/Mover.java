package harrier.analyses.transaction;

/** How an operation commutes with what other threads do next to it. */
public enum Mover {
  /** With what follows it: it may as well happen later. */
  RIGHT,
  /** With what precedes it: it may as well happen earlier. */
  LEFT,
  /** With neither. An operation that commutes with both needs no word. */
  NONE
}
