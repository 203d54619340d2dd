package harrier.analyses.lockset;

import harrier.analyses.locks.LockDetector;
import harrier.event.AccessEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import java.util.List;

/**
 * LockSet: reports a variable that no lock protects at every access. Rules:
 * docs/analyses/lockset.md.
 */
public final class LockSet extends LockDetector<Guard> {
  @Override
  protected Guard initial() {
    return Guard.ANY;
  }

  @Override
  protected Guard own(ShadowVar shadow) {
    return shadow instanceof Guard guard ? guard : null;
  }

  @Override
  protected Guard after(Guard before, ShadowThread t, Site site, boolean write, long word) {
    return before.narrow(heldBy(t, write), t, site, write);
  }

  @Override
  protected Object named(Guard before, Guard after, AccessEvent e) {
    return before.isAny() ? Site.UNKNOWN : before.site();
  }

  @Override
  protected Finding violation(Guard before, Guard after, AccessEvent e) {
    Access current = reports().access(e);
    return before.isAny()
        ? finding(e, List.of(current), unprotected(e.thread()))
        : finding(
            e,
            List.of(before.access(), current),
            "Until then every access held " + before.candidates() + ".");
  }

  private String unprotected(ShadowThread t) {
    return heldBy(t, false).isEmpty()
        ? "No lock was held."
        : "Only read locks were held, which do not protect what is written.";
  }

  /** Whether the thread holds all candidates, so that they stay as they are. */
  @Override
  protected boolean isSettled(ShadowVar shadow, ShadowThread t, boolean write) {
    return shadow instanceof Guard guard
        && !guard.isAny()
        && !guard.isLost()
        && heldBy(t, write).containsAll(guard.candidates());
  }
}
