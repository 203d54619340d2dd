package harrier.analyses.locks;

import harrier.shadow.ShadowVar;

/** What a tool knows of the locks that protect a variable. Immutable. */
public interface Protection extends ShadowVar {
  /** Whether no lock protects the variable: it has been reported. */
  boolean isLost();
}
