package harrier.analyses.transaction;

import harrier.event.AccessEvent;
import harrier.event.Event;
import harrier.finding.Access;
import harrier.shadow.Identity;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import java.util.List;

/**
 * Something a thread did, to be named in a finding.
 *
 * @param what the word for it: {@code read}, {@code acquire}, …
 * @param on the variable, lock or the like; null if there is none
 * @param inside the innermost transaction it was part of, or null
 */
public record Operation(Identity thread, String what, Object on, Site site, Transaction inside) {

  /** The access that happens now. */
  public static Operation of(AccessEvent e, Transaction inside) {
    return new Operation(
        e.thread().identity(), e.isWrite() ? "write" : "read", e.variable(), e.site(), inside);
  }

  /** Anything else that happens now. */
  public static Operation of(Event e, String what, Object on, Transaction inside) {
    return new Operation(e.thread().identity(), what, on, e.place(), inside);
  }

  /** What another thread does in the same event, which waits meanwhile. */
  public Operation by(ShadowThread t, Transaction its) {
    Site called = t.calls.site();
    return new Operation(t.identity(), what, null, called == Site.UNKNOWN ? site : called, its);
  }

  /** The variable, if it is an access. */
  public Variable variable() {
    return on instanceof Variable variable ? variable : null;
  }

  /** Where it was, as a stack frame prints; where its transaction began if nobody knows better. */
  String place() {
    return (site == Site.UNKNOWN && inside != null ? inside.site : site).toString();
  }

  public Access access() {
    return Access.by(thread, what, place(), List.of(), null);
  }

  /** In words, for a sentence. */
  @Override
  public String toString() {
    String name =
        on == null ? "" : " " + (on instanceof ShadowSync sync ? sync.name() : on.toString());
    return what + name + " by " + thread.name();
  }
}
