package harrier.analyses.viewconsistency;

import harrier.finding.Access;
import harrier.shadow.Identity;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.SpinLock;
import harrier.shadow.Variable;
import java.util.List;

/** A variable as a member of views, and who has read what is written there now. */
final class Member extends SpinLock implements ShadowVar {
  /** How many threads' latest reads are remembered. */
  private static final int READERS = 4;

  /** An access that a report may name. */
  record Use(Identity thread, Site site, boolean write) {
    Access access() {
      return Access.by(thread, write ? "write" : "read", site.toString(), List.of(), null);
    }
  }

  /** A read in a critical section, and the other thread's write that has made it stale, if any. */
  private record Read(Section in, Use use, Use overwrittenBy) {
    /** What is stale in another critical section of the same lock; null for nothing. */
    Stale staleIn(Section later) {
      return later != null && later != in && later.lock == in.lock && overwrittenBy != null
          ? new Stale(use, overwrittenBy)
          : null;
    }
  }

  /** A read whose value was written over, and the write that did it. */
  record Stale(Use read, Use overwrittenBy) {}

  final Variable variable;

  /** The sections of the thread that has read or written it last, as a stamp. */
  private volatile long readIn;

  private volatile long writtenIn;

  /** The latest read of some threads; null for none. Guarded by this lock. */
  private final Read[] reads = new Read[READERS];

  private int nextRead;

  Member(Variable variable) {
    this.variable = variable;
  }

  boolean wasReadIn(long sections) {
    return readIn == sections || wasWrittenIn(sections);
  }

  boolean wasWrittenIn(long sections) {
    return writtenIn == sections;
  }

  /**
   * Notes an access and answers the stale read it may build on, or null.
   *
   * @param in the innermost critical section, or null
   * @param again whether that section has accessed the variable before
   */
  Stale note(Use use, Section in, boolean again, long sections) {
    lock();
    try {
      int own = readOf(use.thread);
      Stale stale = use.write && !again && own >= 0 ? reads[own].staleIn(in) : null;
      if (own >= 0) {
        reads[own] = null;
      }
      if (use.write) {
        outdate(use);
        writtenIn = sections;
      } else {
        readIn = sections;
        writtenIn = 0;
        if (in != null) {
          reads[own >= 0 ? own : nextRead++ % READERS] = new Read(in, use, null);
        }
      }
      return stale;
    } finally {
      unlock();
    }
  }

  private int readOf(Identity thread) {
    for (int i = 0; i < READERS; i++) {
      if (reads[i] != null && reads[i].use.thread == thread) {
        return i;
      }
    }
    return -1;
  }

  private void outdate(Use write) {
    for (int i = 0; i < READERS; i++) {
      if (reads[i] != null && reads[i].overwrittenBy == null) {
        reads[i] = new Read(reads[i].in, reads[i].use, write);
      }
    }
  }
}
