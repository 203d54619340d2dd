package harrier.analyses.fasttrack;

import harrier.event.AccessEvent;
import harrier.shadow.AccessWord;
import harrier.shadow.Memory;
import harrier.shadow.ShadowVar;

/**
 * What FastTrack remembers about one variable where the target's object has no words of its own:
 * the same two words, changed through an {@link AccessEvent}.
 */
final class VariableState implements ShadowVar {
  private static final long READ = Memory.offsetOf(VariableState.class, "lastRead");
  private static final long WRITE = Memory.offsetOf(VariableState.class, "lastWrite");
  private static final long EXTENSION = Memory.offsetOf(VariableState.class, "extension");

  private volatile long lastRead;
  private volatile long lastWrite;

  /** Leads to the set of readers. */
  @SuppressWarnings("unused") // by address
  private volatile Object extension;

  void leadTo(AccessEvent e) {
    e.useWordsOf(this, READ, WRITE, EXTENSION);
  }

  boolean wasReadOrWrittenAt(long stamp) {
    return AccessWord.sameEpoch(lastRead, stamp) || wasWrittenAt(stamp);
  }

  boolean wasWrittenAt(long stamp) {
    return AccessWord.sameEpoch(lastWrite, stamp);
  }
}
