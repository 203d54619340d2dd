package harrier.analyses.protectinglock;

import harrier.shadow.ShadowLock;
import java.util.List;

/** The locks that were held at every acquire and release of one lock. */
final class Protectors {
  /** Null before the first acquire. Only shrinks. */
  private List<ShadowLock> candidates;

  /** Keeps the candidates that are held now. True if there are any. */
  boolean narrow(List<ShadowLock> held) {
    if (candidates == null) {
      candidates = List.copyOf(held);
    } else if (!held.containsAll(candidates)) {
      candidates = candidates.stream().filter(held::contains).toList();
    }
    return !candidates.isEmpty();
  }

  void lose() {
    candidates = List.of();
  }
}
