package harrier.analyses.reduction;

import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Whether a variable's accesses are protected: the states of Eraser, and what depends on them. */
final class Discipline extends SpinLock implements ShadowVar {
  private static final int MOST_SUSPICIONS = 8;

  /** The only thread that has accessed it; null once it has escaped from that. */
  private volatile ShadowThread owner;

  private volatile boolean isRacy;

  /** Locks held at every access since it escaped; null before that. Guarded by this lock. */
  private List<ShadowLock> candidates;

  private boolean isWritten;
  private List<Suspicion> suspicions = new ArrayList<>(0);

  Discipline(ShadowThread owner) {
    this.owner = owner;
  }

  boolean isOwnedBy(ShadowThread t) {
    return owner == t;
  }

  boolean isRacy() {
    return isRacy;
  }

  /** Takes an access into account. Answers the suspicions that have become true with it. */
  List<Suspicion> access(ShadowThread t, boolean isWrite) {
    lock();
    try {
      owner = null;
      List<ShadowLock> held = Arrays.asList(t.held());
      candidates = candidates == null ? held : both(candidates, held);
      isWritten |= isWrite;
      if (isRacy || !isWritten || !candidates.isEmpty()) {
        return List.of();
      }
      isRacy = true;
      List<Suspicion> all = suspicions;
      suspicions = List.of();
      return all;
    } finally {
      unlock();
    }
  }

  private static List<ShadowLock> both(List<ShadowLock> some, List<ShadowLock> others) {
    return others.containsAll(some) ? some : some.stream().filter(others::contains).toList();
  }

  /** Keeps a suspicion for later. False if the variable is in a race already. */
  boolean keep(Suspicion suspicion) {
    lock();
    try {
      if (!isRacy
          && suspicions.size() < MOST_SUSPICIONS
          && suspicions.stream().noneMatch(suspicion::isLike)) {
        suspicions.add(suspicion);
      }
      return !isRacy;
    } finally {
      unlock();
    }
  }
}
