package harrier.event;

import harrier.shadow.ShadowChannel;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/**
 * A thread publishes what it has done so far, or observes what others have published, through
 * something that orders threads but is not a lock: a latch, a queue, the end of a class
 * initializer.
 */
public final class ChannelEvent extends Event {
  private ShadowSync channel;

  ChannelEvent(ShadowThread thread) {
    super(thread);
  }

  public ChannelEvent of(Site site, ShadowSync channel) {
    at(site);
    this.channel = channel;
    return this;
  }

  public ShadowSync channel() {
    return channel;
  }

  /**
   * The lock that the channel is part of, or null. This is then how its readers, optimistic ones
   * too, and its writers are ordered.
   */
  public ShadowLock lock() {
    if (channel instanceof ShadowChannel part) {
      return part.lock();
    }
    return channel instanceof ShadowLock lock ? lock : null;
  }
}
