package harrier.analyses.reduction;

import harrier.analyses.locks.Locks;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import java.util.ArrayList;
import java.util.List;

/** A variable that transactions have accessed since it escaped, and what depends on it. */
final class Watched extends SpinLock implements ShadowVar {
  private static final int MOST_SUSPICIONS = 8;

  /** Replaced under this lock; read without it by the inline test. */
  private volatile Discipline discipline;

  /** Guarded by this lock. */
  private List<Suspicion> suspicions = new ArrayList<>(0);

  /** Whether no more suspicions are kept, as long as the variable is in no race. */
  private volatile boolean isFull;

  Watched(Discipline discipline) {
    this.discipline = discipline;
  }

  Discipline discipline() {
    return discipline;
  }

  boolean isRacy() {
    return discipline.isRacy();
  }

  /** Takes an access into account. Answers the suspicions that have become true with it. */
  List<Suspicion> access(ShadowThread t, Locks held, boolean write) {
    lock();
    try {
      boolean wasRacy = isRacy();
      discipline = discipline.after(t, held, write);
      if (wasRacy || !isRacy()) {
        return List.of();
      }
      List<Suspicion> all = suspicions;
      suspicions = List.of();
      return all;
    } finally {
      unlock();
    }
  }

  /** Whether a suspicion would neither be kept nor be true. */
  boolean ignoresSuspicions() {
    return isFull && !isRacy();
  }

  /** Keeps a suspicion for later. False if the variable is in a race already. */
  boolean keep(Suspicion suspicion) {
    lock();
    try {
      if (!isRacy() && !isFull && suspicions.stream().noneMatch(suspicion::isLike)) {
        suspicions.add(suspicion);
        isFull = suspicions.size() == MOST_SUSPICIONS;
      }
      return !isRacy();
    } finally {
      unlock();
    }
  }
}
