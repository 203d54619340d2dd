package harrier.event;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/**
 * Something a thread of the target does.
 *
 * <p>A thread fills in the same object again for its next event of the kind: a tool that wants to
 * keep what an event says copies it.
 */
public abstract class Event {
  private final ShadowThread thread;
  private Site site = Site.UNKNOWN;

  Event(ShadowThread thread) {
    this.thread = thread;
  }

  /** Who does it. Handlers run on this thread. */
  public final ShadowThread thread() {
    return thread;
  }

  /** Where in the source. */
  public final Site site() {
    return site;
  }

  final void at(Site where) {
    site = where;
  }

  /** Where the target does it, or calls what does it, as far as is known. */
  public final Site place() {
    return site == Site.UNKNOWN ? thread().calls.site() : site;
  }
}
