package harrier.event;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import java.util.List;

/** A set of threads is released from a barrier together. */
public final class BarrierEvent extends Event {
  private List<ShadowThread> released = List.of();

  BarrierEvent(ShadowThread thread) {
    super(thread);
  }

  public BarrierEvent of(Site site, List<ShadowThread> released) {
    at(site);
    this.released = released;
    return this;
  }

  public List<ShadowThread> released() {
    return released;
  }
}
