package harrier.event;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/** A thread starts, joins, interrupts or asks about another. */
public final class PairEvent extends Event {
  private ShadowThread other;
  private boolean ended;

  PairEvent(ShadowThread thread) {
    super(thread);
  }

  public PairEvent of(Site site, ShadowThread other, boolean ended) {
    at(site);
    this.other = other;
    this.ended = ended;
    return this;
  }

  public ShadowThread other() {
    return other;
  }

  /** Whether the other thread is known to have ended. */
  public boolean hasEnded() {
    return ended;
  }
}
