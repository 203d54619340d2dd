package harrier.analyses.vectors;

import java.util.Arrays;
import java.util.stream.LongStream;

/** Accesses that conflict with another one and are not ordered with it. */
record Conflicts(long[] writes, long[] reads) {
  static final Conflicts NONE = new Conflicts(History.NONE, History.NONE);

  static Conflicts of(long[] writes, long[] reads) {
    return writes.length == 0 && reads.length == 0 ? NONE : new Conflicts(writes, reads);
  }

  boolean areNone() {
    return this == NONE;
  }

  Conflicts and(Conflicts more) {
    return of(join(writes, more.writes), join(reads, more.reads));
  }

  private static long[] join(long[] some, long[] more) {
    return LongStream.concat(Arrays.stream(some), Arrays.stream(more)).toArray();
  }
}
