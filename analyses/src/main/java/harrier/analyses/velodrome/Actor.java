package harrier.analyses.velodrome;

/** Where a thread is in the graph. Touched by its own thread, or while that does nothing. */
final class Actor {
  /** Whether the thread is in a transaction. */
  boolean isInside;

  /** C(t): the transaction the thread is in; null outside, and before its first step. */
  Node current;

  /** L(t): its last step; null for none. */
  Step last;

  /** What it published last, as long as it has done nothing else since; or null. */
  Step published;

  /** Where. */
  History channel;

  /** The node that the thread's next step will most likely be in, or null. */
  Node node() {
    return current != null ? current : last == null ? null : last.node;
  }
}
