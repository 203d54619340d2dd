package harrier.analyses.happensbefore;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;

/** What HappensBefore remembers about one variable: who read it and who wrote it last, when. */
final class VariableClocks extends SpinLock implements ShadowVar {
  /** Accesses that conflict with another one and are not ordered with it. */
  record Conflicts(long[] writes, long[] reads) {
    boolean areNone() {
      return writes.length == 0 && reads.length == 0;
    }
  }

  /** Guarded by this lock, as the writes. */
  private final AccessClock reads = new AccessClock();

  private final AccessClock writes = new AccessClock();

  /** [Read]: no write may be concurrent with it. */
  Conflicts read(ThreadClock t, long now) {
    lock();
    try {
      reads.set(now);
      return new Conflicts(writes.unknownTo(t), AccessClock.NONE);
    } finally {
      unlock();
    }
  }

  /** [Write]: no access at all may be concurrent with it. */
  Conflicts write(ThreadClock t, long now) {
    lock();
    try {
      writes.set(now);
      return new Conflicts(writes.takeUnknownTo(t), reads.takeUnknownTo(t));
    } finally {
      unlock();
    }
  }
}
