package harrier.analyses.clock;

import harrier.shadow.Published;
import harrier.shadow.SyncState;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** What is known to whoever synchronizes on something: the L of the FastTrack paper. */
final class SyncClock extends SyncState {
  private static final VarHandle LAST;

  static {
    try {
      LAST = MethodHandles.lookup().findVarHandle(SyncClock.class, "last", Published.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Replaces what is known. Only for a thread that knows it all already: the holder of a lock. */
  void assign(ThreadClock t) {
    LAST.setRelease(this, t.snapshot());
    t.tick();
  }

  /** Adds what {@code t} knows. Several threads may do so at once. */
  void add(ThreadClock t) {
    Snapshot seen;
    Snapshot added;
    do {
      seen = (Snapshot) last;
      added = t.snapshotOver(seen);
    } while (!LAST.compareAndSet(this, seen, added));
    t.published(new Publication(this, seen, added));
    t.tick();
  }

  /** What a thread added last, so that it can take it back. */
  record Publication(SyncClock to, Snapshot before, Snapshot added) {
    /** Takes it back, unless somebody has built on it already. */
    void withdraw() {
      LAST.compareAndSet(to, added, before);
    }
  }

  void teach(ThreadClock t) {
    Snapshot seen = (Snapshot) last;
    if (seen != null) {
      t.learn(seen);
    }
  }
}
