package harrier.event;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/** A thread is created, has its first event, ends, sleeps, or observes an interrupt. */
public final class ThreadEvent extends Event {
  public ThreadEvent(ShadowThread thread) {
    super(thread);
  }

  public ThreadEvent of(Site site) {
    at(site);
    return this;
  }
}
