package harrier.analyses.goldilocks;

/** One synchronization of the run: who was ordered before {@code from} is now before {@code to}. */
final class Link {
  /** Null for none: a publication that did not take place. */
  volatile Device from;

  final Device to;

  /** The next synchronization of any thread, or null if this is the latest. */
  volatile Link next;

  Link(Device from, Device to) {
    this.from = from;
    this.to = to;
  }
}
