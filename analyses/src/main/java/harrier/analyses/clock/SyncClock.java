package harrier.analyses.clock;

import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.SyncState;
import jdk.internal.vm.annotation.DontInline;

/** What is known to whoever synchronizes on something: the L of the FastTrack paper. */
final class SyncClock extends SyncState {
  /** Not a VarHandle: linking its first use takes stack that the target may not have left. */
  private static final long LAST = Memory.offsetOf(SyncState.class, "last");

  /** Replaces what is known. Only for a thread that knows it all already: the holder of a lock. */
  void assign(ThreadClock t) {
    Snapshot left = t.leave((Snapshot) last);
    Memory.putReferenceRelease(this, LAST, left); // whoever reads it takes the lock first
  }

  /** The same for hooks, if there is no need to replace anything. */
  @Override
  public boolean leaveAgain(ShadowThread t) {
    return t.clock instanceof ThreadClock clock && clock.leaveAgain((Snapshot) last);
  }

  /** Takes back what was assigned last, if that was by {@code t} and is of no use to anybody. */
  void resume(ThreadClock t) {
    t.resume((Snapshot) last);
  }

  @Override
  public void resume(ShadowThread t) {
    if (t.clock instanceof ThreadClock clock) {
      resume(clock);
    }
  }

  /** Adds what {@code t} knows. Several threads may do so at once. */
  @DontInline
  void add(ThreadClock t) {
    Snapshot seen;
    Snapshot added;
    do {
      seen = (Snapshot) last;
      added = t.snapshotOver(seen);
    } while (!Memory.compareAndSetReference(this, LAST, seen, added));
    t.published(new Publication(this, seen, added));
    t.tick();
  }

  /** What a thread added last, so that it can take it back. */
  record Publication(SyncClock to, Snapshot before, Snapshot added) {
    /** Takes it back, unless somebody has built on it already. */
    void withdraw() {
      Memory.compareAndSetReference(to, LAST, added, before);
    }
  }

  @DontInline
  void teach(ThreadClock t) {
    Snapshot seen = (Snapshot) last;
    if (seen != null) {
      t.learn(seen);
    }
  }
}
