package harrier.trace;

import harrier.event.AccessEvent;
import harrier.shadow.AccessWord;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Variable;

/** Where the shadow of one variable of a trace is kept, in either layout. */
final class Cell implements ShadowVar {
  private static final long REFERENCE = Memory.offsetOf(Cell.class, "reference");
  private static final long READ = Memory.offsetOf(Cell.class, "lastRead");
  private static final long WRITE = Memory.offsetOf(Cell.class, "lastWrite");
  private static final long EXTENSION = Memory.offsetOf(Cell.class, "extension");

  private final Variable variable;

  private volatile Object reference;
  private volatile long lastRead;
  private volatile long lastWrite;

  @SuppressWarnings("unused") // by address
  private volatile Object extension;

  Cell(String name) {
    variable = Variable.ofStatic("trace", name);
  }

  /** The shadow of a tool that keeps references; null before the first access. */
  ShadowVar shadow() {
    return (ShadowVar) reference;
  }

  void shadow(ShadowVar value) {
    reference = value;
  }

  AccessEvent access(ShadowThread t, Site site) {
    return t.events.access.variable(site, site.isWrite(), variable, this, REFERENCE);
  }

  AccessEvent accessWords(ShadowThread t, Site site) {
    AccessEvent e = access(t, site);
    e.useWordsOf(this, READ, WRITE, EXTENSION);
    return e;
  }

  /** The inline test of a tool that keeps words. */
  boolean isTrivial(ShadowThread t, boolean write) {
    return AccessWord.sameEpoch(lastWrite, t.stamp)
        || (!write && AccessWord.sameEpoch(lastRead, t.stamp));
  }
}
