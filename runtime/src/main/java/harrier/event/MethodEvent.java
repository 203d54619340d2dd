package harrier.event;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/** A method is entered, or left normally or by an exception. Its site names the method. */
public final class MethodEvent extends Event {
  private Object receiver;
  private boolean exceptional;

  MethodEvent(ShadowThread thread) {
    super(thread);
  }

  public MethodEvent of(Site site, Object receiver, boolean exceptional) {
    at(site);
    this.receiver = receiver;
    this.exceptional = exceptional;
    return this;
  }

  /** Lets go of the receiver: nobody else may have a use for it. */
  public void forget() {
    receiver = null;
  }

  /** The object whose method it is; null for static methods, constructors and traces. */
  public Object receiver() {
    return receiver;
  }

  public boolean isExceptional() {
    return exceptional;
  }
}
