package harrier.analyses.vectors;

import harrier.analyses.clock.ThreadClock;
import harrier.event.AccessEvent;
import java.util.Arrays;
import java.util.stream.LongStream;

/** Accesses that conflict with another one and are not ordered with it. */
record Conflicts(long[] writes, long[] reads) {
  static final Conflicts NONE = new Conflicts(new long[0], new long[0]);

  /** Those of an access: [Atomic] ones conflict with plain ones only, plain ones with both. */
  static Conflicts of(VariableClocks x, AccessEvent e, ThreadClock t) {
    Conflicts plain = of(x.writes, x.reads, e, t);
    return e.isAtomic() || !x.hasAtomic()
        ? plain
        : plain.and(of(x.atomicWrites, x.atomicReads, e, t));
  }

  private static Conflicts of(History writes, History reads, AccessEvent e, ThreadClock t) {
    return of(writes.concurrentWith(t), e.isWrite() ? reads.concurrentWith(t) : NONE.reads);
  }

  private static Conflicts of(long[] writes, long[] reads) {
    return writes.length == 0 && reads.length == 0 ? NONE : new Conflicts(writes, reads);
  }

  boolean areNone() {
    return this == NONE;
  }

  private Conflicts and(Conflicts more) {
    return of(join(writes, more.writes), join(reads, more.reads));
  }

  private static long[] join(long[] some, long[] more) {
    return LongStream.concat(Arrays.stream(some), Arrays.stream(more)).toArray();
  }
}
