package harrier.analyses.vectors;

import harrier.analyses.clock.ThreadClock;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import java.util.Arrays;
import java.util.stream.LongStream;

/** What is remembered about one variable: who read it and who wrote it last, when. */
public class VariableClocks extends SpinLock implements ShadowVar {
  /** Accesses that conflict with another one and are not ordered with it. */
  public record Conflicts(long[] writes, long[] reads) {
    static final Conflicts NONE = new Conflicts(AccessClock.NONE, AccessClock.NONE);

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

  /** Remembers an access and answers what it conflicts with. */
  final Conflicts access(AccessEvent e, ThreadClock t, long now) {
    lock();
    try {
      add(e, now);
      return mayConflict(e) ? conflicts(e, t) : Conflicts.NONE;
    } finally {
      unlock();
    }
  }

  /** Whether clocks have to be compared at all. Called with the variable's lock held. */
  protected boolean mayConflict(AccessEvent e) {
    return true;
  }

  private void add(AccessEvent e, long now) {
    if (e.isAtomic() && atomic == null) {
      atomic = new History();
    }
    (e.isAtomic() ? atomic : plain).add(e.isWrite(), now);
  }

  /** [Atomic]: an atomic access conflicts with plain ones only, a plain one with both. */
  private Conflicts conflicts(AccessEvent e, ThreadClock t) {
    if (e.isAtomic()) {
      return plain.with(e.isWrite(), t);
    }
    Conflicts conflicts = plain.withPlain(e.isWrite(), t);
    return atomic == null ? conflicts : conflicts.and(atomic.withPlain(e.isWrite(), t));
  }

  /** Whether the thread has read the variable in this epoch. By that thread, without the lock. */
  public final boolean wasReadAt(long stamp) {
    return plain.reads.has(stamp);
  }

  /** The same for a write. */
  public final boolean wasWrittenAt(long stamp) {
    return plain.writes.has(stamp);
  }
}
