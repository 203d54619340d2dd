package harrier.analyses.locks;

import harrier.event.LockEvent;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;
import jdk.internal.vm.annotation.Stable;

/**
 * The locks each thread holds, as a tool sees them come and go. A lock that is held for reading
 * protects what is read from those who write under it, and nothing that is written.
 */
public final class HeldLocks {
  /** The locks of one thread. Touched only by that thread. */
  private static final class Held {
    Locks alone = Locks.NONE;
    Locks forReading = Locks.NONE;

    /** Those of both kinds. */
    Locks inAnyWay = Locks.NONE;
  }

  private final Decoration<ShadowThread, Held> held = Decoration.startingWith(t -> new Held());
  @Stable private final OwnState<Held> own = new OwnState<>(held::get);

  private final boolean ofOwnersOnly;

  public HeldLocks() {
    this(false);
  }

  private HeldLocks(boolean ofOwnersOnly) {
    this.ofOwnersOnly = ofOwnersOnly;
  }

  /** Without locks that others can give up: of those it is not certain who holds them. */
  public static HeldLocks withOwners() {
    return new HeldLocks(true);
  }

  private boolean counts(LockEvent e) {
    return !ofOwnersOnly || e.lock().hasOwner();
  }

  /** Those that nobody else can hold. On that thread. */
  public Locks aloneBy(ShadowThread t) {
    return own.of(t).alone;
  }

  /** Those that protect an access: a write only if nobody else can hold them. On that thread. */
  public Locks protecting(ShadowThread t, boolean write) {
    Held now = own.of(t);
    return write ? now.alone : now.inAnyWay;
  }

  public void acquire(LockEvent e) {
    if (!counts(e)) {
      return;
    }
    Held now = held.get(e.thread());
    now.alone = now.alone.add(e.lock());
    now.inAnyWay = now.inAnyWay.add(e.lock());
  }

  public void release(LockEvent e) {
    if (!counts(e)) {
      return;
    }
    Held now = held.get(e.thread());
    now.alone = now.alone.remove(e.lock());
    if (!now.forReading.contains(e.lock())) {
      now.inAnyWay = now.inAnyWay.remove(e.lock());
    }
  }

  public void acquireShared(LockEvent e) {
    if (!counts(e)) {
      return;
    }
    Held now = held.get(e.thread());
    now.forReading = now.forReading.add(e.lock());
    now.inAnyWay = now.inAnyWay.add(e.lock());
  }

  public void releaseShared(LockEvent e) {
    if (!counts(e)) {
      return;
    }
    Held now = held.get(e.thread());
    now.forReading = now.forReading.remove(e.lock());
    if (!now.alone.contains(e.lock())) {
      now.inAnyWay = now.inAnyWay.remove(e.lock());
    }
  }
}
