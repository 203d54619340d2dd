package harrier.analyses.happensbefore;

import harrier.analyses.clock.ThreadClock;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import java.util.Arrays;
import java.util.stream.LongStream;

/** What HappensBefore remembers about one variable: who read it and who wrote it last, when. */
final class VariableClocks extends SpinLock implements ShadowVar {
  /** Accesses that conflict with another one and are not ordered with it. */
  record Conflicts(long[] writes, long[] reads) {
    boolean areNone() {
      return writes.length == 0 && reads.length == 0;
    }

    Conflicts and(Conflicts more) {
      return new Conflicts(join(writes, more.writes), join(reads, more.reads));
    }

    private static long[] join(long[] some, long[] more) {
      return LongStream.concat(Arrays.stream(some), Arrays.stream(more)).toArray();
    }
  }

  /** Accesses of one sort. Guarded by the variable's lock. */
  private static final class History {
    private final AccessClock reads = new AccessClock();
    private final AccessClock writes = new AccessClock();

    void add(boolean write, long now) {
      (write ? writes : reads).set(now);
    }

    /** [Read]: no write may be concurrent with it. [Write]: no access at all. */
    Conflicts with(boolean write, ThreadClock t) {
      return new Conflicts(writes.unknownTo(t), write ? reads.unknownTo(t) : AccessClock.NONE);
    }

    /** The same for a plain access; a write of that sort stands for all it conflicts with. */
    Conflicts withPlain(boolean write, ThreadClock t) {
      return write
          ? new Conflicts(writes.takeUnknownTo(t), reads.takeUnknownTo(t))
          : with(false, t);
    }
  }

  private final History plain = new History();

  /** Null until the first atomic access. */
  private History atomic;

  /** [Atomic]: an atomic access conflicts with plain ones only, a plain one with both. */
  Conflicts access(AccessEvent e, ThreadClock t, long now) {
    lock();
    try {
      if (e.isAtomic()) {
        if (atomic == null) {
          atomic = new History();
        }
        atomic.add(e.isWrite(), now);
        return plain.with(e.isWrite(), t);
      }
      plain.add(e.isWrite(), now);
      Conflicts conflicts = plain.withPlain(e.isWrite(), t);
      return atomic == null ? conflicts : conflicts.and(atomic.withPlain(e.isWrite(), t));
    } finally {
      unlock();
    }
  }
}
