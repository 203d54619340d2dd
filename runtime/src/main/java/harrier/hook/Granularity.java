package harrier.hook;

/** How much of the target's memory one shadow speaks for. */
public enum Granularity {
  /** Every field, every array element has its own. */
  FINE,
  /** One for each object or array. */
  COARSE,
  /** One for each object or array until it would report, then fine. */
  ADAPTIVE
}
