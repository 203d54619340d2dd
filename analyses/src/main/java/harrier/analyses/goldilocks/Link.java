package harrier.analyses.goldilocks;

/** One synchronization of the run: who was ordered before {@code from} is now before {@code to}. */
final class Link {
  /** Null for none: a publication that did not take place. */
  volatile Device from;

  final Device to;

  /** If {@code from} is a thread, the latest of its spans that is before this. */
  final long span;

  /** The next synchronization of any thread, or null if this is the latest. */
  volatile Link next;

  Link(Device from, Device to, long span) {
    this.from = from;
    this.to = to;
    this.span = span;
  }
}
