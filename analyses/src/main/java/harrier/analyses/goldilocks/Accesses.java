package harrier.analyses.goldilocks;

import harrier.analyses.locks.Locks;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import java.util.ArrayList;
import java.util.List;

/** What Goldilocks remembers about one variable. */
final class Accesses extends SpinLock implements ShadowVar {
  /**
   * One access.
   *
   * @param word its number and site, for reports
   * @param locks the locks held then
   */
  record Access(Span span, long word, boolean write, Locks locks) {
    /** Whether it happens before what the thread does now. */
    boolean isBefore(Device t, Locks held) {
      return span.thread == t // [Same Thread]
          || !locks.intersect(held).isEmpty() // [Same Lock]
          || span.isBefore(t); // [Lazy]
    }
  }

  /** The latest accesses that no plain write has followed. Guarded by this lock. */
  private final List<Access> plain = new ArrayList<>(1);

  /** The same for atomic accesses; null until the first. */
  private List<Access> atomic;

  /** The span of the latest plain read, and of the latest plain write. */
  private volatile Span read;

  private volatile Span written;

  boolean wasReadIn(Span span) {
    return span != null && read == span;
  }

  boolean wasWrittenIn(Span span) {
    return span != null && written == span;
  }

  /** Remembers an access and answers the earlier ones that it races with. */
  List<Access> add(AccessEvent e, Access now, Device t) {
    lock();
    try {
      List<Access> racing = new ArrayList<>(0);
      collect(plain, now, t, racing);
      if (!e.isAtomic()) {
        collect(atomic, now, t, racing);
      }
      remember(e, now);
      return racing;
    } finally {
      unlock();
    }
  }

  private static void collect(List<Access> some, Access now, Device t, List<Access> racing) {
    if (some != null) {
      for (Access each : some) {
        if ((each.write || now.write) && !each.isBefore(t, now.locks)) {
          racing.add(each);
        }
      }
    }
  }

  /** [Read], [Write], [Atomic]: a plain write stands for all it follows or has raced with. */
  private void remember(AccessEvent e, Access now) {
    if (e.isAtomic()) {
      atomic = atomic == null ? new ArrayList<>(1) : atomic;
      replace(atomic, now);
    } else if (now.write) {
      plain.clear();
      plain.add(now);
      atomic = null;
      read = null;
      written = now.span;
    } else {
      replace(plain, now);
      read = now.span;
      written = null;
    }
  }

  private static void replace(List<Access> some, Access now) {
    some.removeIf(each -> each.span.thread == now.span.thread && each.write == now.write);
    some.add(now);
  }
}
