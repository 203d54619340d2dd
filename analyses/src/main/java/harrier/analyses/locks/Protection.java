package harrier.analyses.locks;

import harrier.shadow.ShadowVar;
import harrier.shadow.Site;

/** What a tool knows of the locks that protect a variable. Immutable. */
public interface Protection extends ShadowVar {
  /** Whether no lock protects the variable: it has been reported. */
  boolean isLost();

  /**
   * Where the one earlier access was that a finding would name; unknown if it would name none, null
   * if it may name several.
   */
  default Site named() {
    return null;
  }
}
