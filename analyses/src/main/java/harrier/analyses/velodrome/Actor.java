package harrier.analyses.velodrome;

import harrier.shadow.Calls;
import java.util.ArrayList;
import java.util.List;

/** Where a thread is in the graph. Touched by its own thread, or while that does nothing. */
final class Actor {
  /** Whether the thread is in a transaction. */
  boolean isInside;

  /** C(t): the transaction the thread is in; null outside, and before its first step. */
  Node current;

  /** L(t): its last step; null for none. */
  Step last;

  /** Which of the target's calls the thread is in. */
  Calls calls = Calls.NONE;

  /** What it has published in this call; if it is in none, as long as it has done nothing else. */
  private final List<Publication> published = new ArrayList<>(2);

  /** The number of the call that is about. */
  private int call;

  /**
   * A first half of what may be one operation with an observation of the same.
   *
   * @param step null if it comes after nothing that matters
   */
  record Publication(History on, Step step) {}

  /** The thread does something. */
  void moves() {
    int now = calls.number();
    if (now == 0 || now != call) {
      published.clear();
    }
    call = now;
  }

  void hasPublished(History on, Step step) {
    published.add(new Publication(on, step));
  }

  /** What it has published there last, in the call it is still in; or null. */
  Publication publication(History on) {
    for (int i = published.size() - 1; i >= 0 && call == calls.number(); i--) {
      if (published.get(i).on() == on) {
        return published.get(i);
      }
    }
    return null;
  }

  /** Takes the latest publication back; null if there is none. */
  Publication withdraw() {
    return published.isEmpty() ? null : published.remove(published.size() - 1);
  }

  /** The node that the thread's next step will most likely be in, or null. */
  Node node() {
    return current != null ? current : last == null ? null : last.node;
  }
}
