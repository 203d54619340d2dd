package harrier.event;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import java.util.List;

/**
 * A method is entered, or left normally or by an exception. Its site names the method, unless the
 * event stands for several that were lost.
 */
public final class MethodEvent extends Event {
  private Object receiver;
  private boolean exceptional;

  /** Null if the event is of one method. */
  private List<String> remaining;

  MethodEvent(ShadowThread thread) {
    super(thread);
  }

  public MethodEvent of(Site site, Object receiver, boolean exceptional) {
    at(site);
    this.receiver = receiver;
    this.exceptional = exceptional;
    remaining = null;
    return this;
  }

  /** Lets go of the receiver: nobody else may have a use for it. */
  public void forget() {
    receiver = null;
  }

  /** The end of all methods but those on the stack. */
  public MethodEvent ofLost(List<String> methods) {
    of(Site.UNKNOWN, null, true);
    remaining = methods;
    return this;
  }

  /**
   * Whether ends of methods were lost because the stack was full: all are over but the {@linkplain
   * #remaining remaining}.
   */
  public boolean isOfLost() {
    return remaining != null;
  }

  /** Then the methods on the stack, {@code pkg.Class.method}, outermost first. */
  public List<String> remaining() {
    return remaining == null ? List.of() : remaining;
  }

  /** The object whose method it is; null for static methods, constructors and traces. */
  public Object receiver() {
    return receiver;
  }

  public boolean isExceptional() {
    return exceptional;
  }
}
