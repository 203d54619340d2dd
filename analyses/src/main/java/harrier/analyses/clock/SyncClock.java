package harrier.analyses.clock;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** What is known to whoever synchronizes on something: the L of the FastTrack paper. */
final class SyncClock {
  private static final VarHandle LAST;

  static {
    try {
      LAST = MethodHandles.lookup().findVarHandle(SyncClock.class, "last", Snapshot.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Null before the first release. */
  private volatile Snapshot last;

  /** Replaces what is known. Only for a thread that knows it all already: the holder of a lock. */
  void assign(ThreadClock t) {
    LAST.setRelease(this, t.snapshot());
    t.tick();
  }

  /** Adds what {@code t} knows. Several threads may do so at once. */
  void add(ThreadClock t) {
    Snapshot seen;
    do {
      seen = last;
    } while (!LAST.compareAndSet(this, seen, t.snapshotOver(seen)));
    t.tick();
  }

  void teach(ThreadClock t) {
    Snapshot seen = last;
    if (seen != null) {
      t.learn(seen);
    }
  }
}
