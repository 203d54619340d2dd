package harrier.analyses.goldilocks;

import harrier.shadow.ShadowVar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import jdk.internal.vm.annotation.ForceInline;

/** What Goldilocks remembers about a variable. Immutable; variables may share it. */
final class Accesses implements ShadowVar {
  private static final Access[] NONE = {};

  /** Before the first access. */
  static final Accesses NO_ACCESS = new Accesses(null, NONE, NONE, 0);

  /** The latest plain write, or null. */
  private final Access write;

  /** The plain reads since then, the latest of each thread. */
  private final Access[] reads;

  /** The atomic accesses that no plain write has followed, the latest of each thread and kind. */
  private final Access[] atomic;

  /** When the latest access was made, if that was a plain one; else 0. */
  private final long moment;

  private Accesses(Access write, Access[] reads, Access[] atomic, long moment) {
    this.write = write;
    this.reads = reads;
    this.atomic = atomic;
    this.moment = moment;
  }

  /** Whether the latest access was made at a moment, and one like it would change nothing. */
  @ForceInline
  boolean isOf(long now, boolean isWrite) {
    return moment == now && (!isWrite || reads.length == 0);
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

  /** The earlier accesses that one races with. */
  List<Access> racingWith(Access now, boolean isAtomic) {
    List<Access> racing = write == null ? List.of() : and(write, now, List.of());
    for (Access read : reads) {
      racing = and(read, now, racing);
    }
    for (int i = 0; !isAtomic && i < atomic.length; i++) {
      racing = and(atomic[i], now, racing);
    }
    return racing;
  }

  private static List<Access> and(Access earlier, Access now, List<Access> racing) {
    if (!earlier.racesWith(now)) {
      return racing;
    }
    List<Access> more = new ArrayList<>(racing);
    more.add(earlier);
    return more;
  }

  /** [Read], [Write], [Atomic]: a plain write stands for all it follows or has raced with. */
  Accesses after(Access now, boolean isAtomic) {
    if (isAtomic) {
      return new Accesses(write, reads, with(now, atomic), 0);
    }
    return now.write()
        ? new Accesses(now, NONE, NONE, now.moment())
        : new Accesses(write, with(now, reads), atomic, now.moment());
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
