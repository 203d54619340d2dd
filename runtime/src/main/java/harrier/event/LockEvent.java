package harrier.event;

import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/** A lock is asked for, acquired or released, alone or for reading, or its waiters are notified. */
public final class LockEvent extends Event {
  private ShadowLock lock;
  private boolean wait;
  private boolean method;

  LockEvent(ShadowThread thread) {
    super(thread);
  }

  public LockEvent of(Site site, ShadowLock lock) {
    at(site);
    this.lock = lock;
    wait = false;
    method = false;
    return this;
  }

  public LockEvent byWait() {
    wait = true;
    return this;
  }

  public LockEvent byMethod() {
    method = true;
    return this;
  }

  public ShadowLock lock() {
    return lock;
  }

  /** Whether a wait gives the lock up or takes it back. */
  public boolean isWait() {
    return wait;
  }

  /** Whether a synchronized method does it. Such an acquire is not preceded by a request. */
  public boolean isMethod() {
    return method;
  }
}
