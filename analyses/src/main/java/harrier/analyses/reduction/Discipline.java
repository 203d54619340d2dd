package harrier.analyses.reduction;

import harrier.analyses.locks.Locks;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import jdk.internal.vm.annotation.Stable;

/**
 * Whether a variable's accesses are protected: the states of Eraser. Immutable; all variables that
 * belong to the same thread, that are only read, or that are in a race, have the same one.
 */
final class Discipline implements ShadowVar {
  @Stable
  private static final OwnState<Discipline> OWNED =
      new OwnState<>(
          Decoration.<ShadowThread, Discipline>startingWith(
                  t -> new Discipline(t, Locks.NONE, false))
              ::get);

  private static final Discipline ONLY_READ = new Discipline(null, Locks.NONE, false);
  private static final Discipline RACY = new Discipline(null, Locks.NONE, true);

  /** The only thread that has accessed it; null once it has escaped from that. */
  private final ShadowThread owner;

  /** The locks held at every access since it escaped. */
  private final Locks candidates;

  /** Whether it has been written since it escaped. */
  private final boolean isWritten;

  private Discipline(ShadowThread owner, Locks candidates, boolean isWritten) {
    this.owner = owner;
    this.candidates = candidates;
    this.isWritten = isWritten;
  }

  /** That of a variable nobody else has accessed. On that thread. */
  static Discipline of(ShadowThread owner) {
    return OWNED.of(owner);
  }

  boolean isOwnedBy(ShadowThread t) {
    return owner == t;
  }

  boolean isRacy() {
    return this == RACY;
  }

  /** What an access leads to. */
  Discipline after(ShadowThread t, Locks held, boolean write) {
    if (owner == t) {
      return this;
    }
    Locks fewer = owner == null ? candidates.intersect(held) : held;
    boolean written = isWritten || write;
    if (fewer.isEmpty()) {
      return written ? RACY : ONLY_READ;
    }
    return owner == null && fewer == candidates && written == isWritten
        ? this
        : new Discipline(null, fewer, written);
  }

  /** Whether an access of whatever thread with whatever locks changes nothing. */
  boolean isFinal(boolean write) {
    return owner == null && candidates.isEmpty() && (isWritten || !write);
  }

  /** Whether an access with just the candidates held changes nothing. */
  boolean isSettled(Locks held, boolean write) {
    return owner == null && candidates == held && (isWritten || !write);
  }
}
