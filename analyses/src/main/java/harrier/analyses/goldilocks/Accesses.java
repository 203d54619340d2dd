package harrier.analyses.goldilocks;

import harrier.shadow.ShadowVar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** What Goldilocks remembers about a variable. Immutable; variables may share it. */
final class Accesses implements ShadowVar {
  private static final Access[] NONE = {};

  /** Before the first access. */
  static final Accesses NO_ACCESS = new Accesses(null, NONE, NONE);

  /** The latest plain write, or null. */
  private final Access write;

  /** The plain reads since then, the latest of each thread. */
  private final Access[] reads;

  /** The atomic accesses that no plain write has followed, the latest of each thread and kind. */
  private final Access[] atomic;

  private Accesses(Access write, Access[] reads, Access[] atomic) {
    this.write = write;
    this.reads = reads;
    this.atomic = atomic;
  }

  boolean wasReadIn(Reach by, long span) {
    for (Access read : reads) {
      if (read.isIn(by, span)) {
        return true;
      }
    }
    return write != null && write.isIn(by, span) && reads.length == 0;
  }

  boolean wasWrittenIn(Reach by, long span) {
    return write != null && write.isIn(by, span) && reads.length == 0 && atomic.length == 0;
  }

  /** Whether an access has earlier ones to race with. */
  boolean raceWith(Access now, boolean isAtomic) {
    return write != null && write.racesWith(now)
        || race(reads, now)
        || !isAtomic && race(atomic, now);
  }

  private static boolean race(Access[] some, Access now) {
    for (Access each : some) {
      if (each.racesWith(now)) {
        return true;
      }
    }
    return false;
  }

  /** The earlier accesses that one races with. */
  List<Access> racingWith(Access now, boolean isAtomic) {
    List<Access> racing = new ArrayList<>();
    if (write != null && write.racesWith(now)) {
      racing.add(write);
    }
    collect(reads, now, racing);
    if (!isAtomic) {
      collect(atomic, now, racing);
    }
    return racing;
  }

  private static void collect(Access[] some, Access now, List<Access> racing) {
    for (Access each : some) {
      if (each.racesWith(now)) {
        racing.add(each);
      }
    }
  }

  /** [Read], [Write], [Atomic]: a plain write stands for all it follows or has raced with. */
  Accesses after(Access now, boolean isAtomic) {
    if (isAtomic) {
      return new Accesses(write, reads, with(now, atomic));
    }
    return now.write()
        ? new Accesses(now, NONE, NONE)
        : new Accesses(write, with(now, reads), atomic);
  }

  private static Access[] with(Access now, Access[] some) {
    for (int i = 0; i < some.length; i++) {
      if (some[i].by() == now.by() && some[i].write() == now.write()) {
        Access[] copy = some.clone();
        copy[i] = now;
        return copy;
      }
    }
    Access[] more = Arrays.copyOf(some, some.length + 1);
    more[some.length] = now;
    return more;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Accesses that
        && Objects.equals(write, that.write)
        && Arrays.equals(reads, that.reads)
        && Arrays.equals(atomic, that.atomic);
  }

  @Override
  public int hashCode() {
    return Objects.hash(write, Arrays.hashCode(reads), Arrays.hashCode(atomic));
  }
}
