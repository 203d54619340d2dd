package harrier.shadow;

/** A tool's state of something threads synchronize on. */
public abstract class SyncState {
  /** Null before the first publication. */
  protected volatile Published last;

  /** Whether a thread knows everything that was published. */
  public final boolean isKnownTo(ShadowThread t) {
    Published seen = last;
    return seen == null || t.knows(seen.latest);
  }

  /** Whether a thread has nothing to publish that it did not publish here last. */
  public final boolean isUpToDateWith(ShadowThread t) {
    Published seen = last;
    return seen != null && seen.latest == t.previous && t.used != t.stamp;
  }

  /**
   * A thread that knows everything has acquired the lock: if it was the last to release it, and has
   * done nothing since, its epoch goes on as if it had not.
   */
  public abstract void resume(ShadowThread t);

  /**
   * A thread releases the lock: if what it would publish is here already, ends its epoch and
   * answers true.
   */
  public abstract boolean leaveAgain(ShadowThread t);
}
