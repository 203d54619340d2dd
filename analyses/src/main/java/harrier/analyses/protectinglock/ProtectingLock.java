package harrier.analyses.protectinglock;

import harrier.event.LockEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Tool;
import java.util.ArrayList;
import java.util.List;

/**
 * Filters acquires of locks that are only ever used inside another same lock, which orders threads
 * already. Rules: docs/analyses/protectinglock.md.
 */
public final class ProtectingLock extends Tool {
  /** Locks held by a thread, in order of acquisition. Touched only by that thread. */
  private final Decoration<ShadowThread, List<ShadowLock>> locksHeld =
      Decoration.startingWith(t -> new ArrayList<>());

  /** What may protect a lock. Touched only by the lock's holder, or by its readers. */
  private final Decoration<ShadowLock, Protectors> protectors =
      Decoration.startingWith(m -> new Protectors());

  @Override
  public void acquire(LockEvent e) {
    List<ShadowLock> held = locksHeld.get(e.thread());
    boolean isProtected = protectors.get(e.lock()).narrow(held);
    held.add(e.lock());
    if (!isProtected) {
      next().acquire(e); // [Unprotected]
    } // else [Protected]
  }

  /** Passes every release on, so that nothing is missed once the lock loses its protection. */
  @Override
  public void release(LockEvent e) {
    List<ShadowLock> held = locksHeld.get(e.thread());
    held.remove(e.lock());
    protectors.get(e.lock()).narrow(held);
    next().release(e);
  }

  /** [Read]: a lock with readers is filtered no more; they need not hold what its writers hold. */
  @Override
  public void acquireShared(LockEvent e) {
    protectors.get(e.lock()).lose();
    next().acquireShared(e);
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return next().isTrivialWrite(shadow, t);
  }

  @Override
  public boolean allowsGathering() {
    return true;
  }

  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    return next().shadowAfter(before, t, site, write);
  }
}
