package harrier.event;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/** A thread starts, joins, interrupts or asks about another. */
public final class PairEvent extends Event {
  private ShadowThread other;
  private boolean ended;
  private boolean rouse;

  PairEvent(ShadowThread thread) {
    super(thread);
  }

  public PairEvent of(Site site, ShadowThread other, boolean ended) {
    at(site);
    this.other = other;
    this.ended = ended;
    rouse = false;
    return this;
  }

  public PairEvent toRouse() {
    rouse = true;
    return this;
  }

  public ShadowThread other() {
    return other;
  }

  /** Whether the JDK interrupts a thread of its own that has nothing to do, and nobody is told. */
  public boolean isRouse() {
    return rouse;
  }

  /** Whether the other thread is known to have ended. */
  public boolean hasEnded() {
    return ended;
  }
}
