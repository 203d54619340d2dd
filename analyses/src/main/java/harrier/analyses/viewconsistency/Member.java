package harrier.analyses.viewconsistency;

import harrier.finding.Access;
import harrier.shadow.Identity;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.SpinLock;
import harrier.shadow.Variable;
import java.util.List;

/**
 * A variable that some critical section has accessed, as a member of views, and who has read what
 * is written there now.
 */
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
    /** Whether a read in the same section has nothing to add. */
    boolean isCurrentIn(Section section) {
      return in == section && overwrittenBy == null;
    }

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

  /** The sections of the thread that accessed it last, as a stamp, if that was a read. */
  private volatile long readIn;

  /** The same if it was a write. */
  private volatile long writtenIn;

  /** The latest read of some threads; null for none. Guarded by this lock. */
  private final Read[] reads = new Read[READERS];

  private int nextRead;

  /** How many reads there are. */
  private volatile int readCount;

  Member(Variable variable) {
    this.variable = variable;
  }

  /** Whether that thread, in those sections, was the last to access it, by a read. */
  boolean wasReadIn(long sections) {
    return readIn == sections;
  }

  /** The same for a write. */
  boolean wasWrittenIn(long sections) {
    return writtenIn == sections;
  }

  /** Whether an access outside of critical sections means nothing to anybody. */
  boolean isUnread() {
    return readCount == 0;
  }

  /**
   * Notes an access and answers the stale read it may build on, or null.
   *
   * @param in the innermost critical section, or null
   */
  Stale note(Use use, Section in, long sections) {
    lock();
    try {
      int own = readOf(use.thread);
      Stale stale = staleFor(own, use, in);
      change(own, use, in, sections);
      return stale;
    } finally {
      unlock();
    }
  }

  /** Notes an access unless it may build on a stale read; then it answers false. */
  boolean notesFresh(Use use, Section in, long sections) {
    lock();
    try {
      int own = readOf(use.thread);
      boolean isFresh = staleFor(own, use, in) == null;
      if (isFresh) {
        change(own, use, in, sections);
      }
      return isFresh;
    } finally {
      unlock();
    }
  }

  /** If this section has accessed the variable before, no read of an earlier one is left. */
  private Stale staleFor(int own, Use use, Section in) {
    return use.write && own >= 0 ? reads[own].staleIn(in) : null;
  }

  private void change(int own, Use use, Section in, long sections) {
    if (use.write || own < 0 || !reads[own].isCurrentIn(in)) {
      replaceRead(own, use, in);
    }
    readIn = use.write ? 0 : sections;
    writtenIn = use.write ? sections : 0;
  }

  private void replaceRead(int own, Use use, Section in) {
    if (own >= 0) {
      put(own, null);
    }
    if (use.write) {
      outdate(use);
    } else if (in != null) {
      put(own >= 0 ? own : nextRead++ % READERS, new Read(in, use, null));
    }
  }

  private void put(int place, Read read) {
    readCount += (read == null ? 0 : 1) - (reads[place] == null ? 0 : 1);
    reads[place] = read;
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
