package harrier.analyses.lockset;

import harrier.analyses.locks.Locks;
import harrier.analyses.locks.Protection;
import harrier.finding.Access;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import java.util.List;

/**
 * The locks that may protect a variable, and the access that narrowed them down to these.
 *
 * @param candidates the locks held at every access so far; null before the first
 */
record Guard(Locks candidates, ShadowThread thread, Site site, boolean write)
    implements Protection {

  /** Before the first access: all locks there are. */
  static final Guard ANY = new Guard(null, null, null, false);

  /** This guard after an access with the given locks held: itself, if they are no fewer. */
  Guard narrow(Locks held, ShadowThread by, Site at, boolean isWrite) {
    Locks fewer = candidates == null ? held : candidates.intersect(held);
    return fewer == candidates ? this : new Guard(fewer, by, at, isWrite);
  }

  boolean isAny() {
    return candidates == null;
  }

  @Override
  public boolean isLost() {
    return candidates == Locks.NONE;
  }

  /** The access that left these candidates. */
  Access access() {
    return Access.by(thread, write ? "write" : "read", site.toString(), List.of(), null);
  }
}
