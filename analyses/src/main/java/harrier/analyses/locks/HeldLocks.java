package harrier.analyses.locks;

import harrier.event.LockEvent;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;

/** The locks each thread holds, as a tool sees them come and go. */
public final class HeldLocks {
  /** The locks of one thread. Touched only by that thread. */
  private static final class Held {
    Locks locks = Locks.NONE;
  }

  private final Decoration<ShadowThread, Held> held = Decoration.startingWith(t -> new Held());
  private final OwnState<Held> own = new OwnState<>(held::get);

  /** On that thread. */
  public Locks of(ShadowThread t) {
    return own.of(t).locks;
  }

  public void acquire(LockEvent e) {
    Held now = held.get(e.thread());
    now.locks = now.locks.add(e.lock());
  }

  public void release(LockEvent e) {
    Held now = held.get(e.thread());
    now.locks = now.locks.remove(e.lock());
  }
}
