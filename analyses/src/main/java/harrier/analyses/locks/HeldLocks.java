package harrier.analyses.locks;

import harrier.event.LockEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;

/** The locks each thread holds, as a tool sees them come and go. */
public final class HeldLocks {
  private final Decoration<ShadowThread, Locks> held = Decoration.startingWith(t -> Locks.NONE);

  public Locks of(ShadowThread t) {
    return held.get(t);
  }

  public void acquire(LockEvent e) {
    held.set(e.thread(), of(e.thread()).add(e.lock()));
  }

  public void release(LockEvent e) {
    held.set(e.thread(), of(e.thread()).remove(e.lock()));
  }
}
