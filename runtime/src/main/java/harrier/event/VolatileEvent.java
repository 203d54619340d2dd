package harrier.event;

import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVolatile;
import harrier.shadow.Site;

/** A read or a write of a volatile variable. */
public final class VolatileEvent extends Event {
  private ShadowVolatile variable;
  private boolean write;

  VolatileEvent(ShadowThread thread) {
    super(thread);
  }

  public VolatileEvent of(Site site, ShadowVolatile variable, boolean write) {
    at(site);
    this.variable = variable;
    this.write = write;
    return this;
  }

  public ShadowVolatile variable() {
    return variable;
  }

  public boolean isWrite() {
    return write;
  }
}
