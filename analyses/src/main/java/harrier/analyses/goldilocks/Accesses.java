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

  /** The latest plain write. Guarded by this lock, as all below. */
  private Access write;

  /** The plain reads since then, the latest of each thread: the first, and the others if any. */
  private Access read;

  private List<Access> moreReads = List.of();

  /** The atomic accesses that no plain write has followed; null until the first. */
  private List<Access> atomic;

  /** The span of the latest plain read, and of the latest plain write. */
  private volatile Span readIn;

  private volatile Span writtenIn;

  boolean wasReadIn(Span span) {
    return span != null && readIn == span;
  }

  boolean wasWrittenIn(Span span) {
    return span != null && writtenIn == span;
  }

  /** Remembers an access and answers the earlier ones that it races with. */
  List<Access> add(AccessEvent e, Access now, Device t) {
    lock();
    try {
      List<Access> racing = new ArrayList<>(0);
      collectPlain(now, t, racing);
      if (!e.isAtomic() && atomic != null) {
        collect(atomic, now, t, racing);
      }
      if (e.isAtomic()) {
        atomic = atomic == null ? new ArrayList<>(1) : atomic;
        replace(atomic, now);
      } else {
        remember(now);
      }
      return racing;
    } finally {
      unlock();
    }
  }

  /** Remembers a plain access, unless it may race with another: then nothing is changed. */
  boolean takes(Access now, Device t) {
    lock();
    try {
      boolean isFree = atomic == null && !racesWithPlain(now, t);
      if (isFree) {
        remember(now);
      }
      return isFree;
    } finally {
      unlock();
    }
  }

  private boolean racesWithPlain(Access now, Device t) {
    if (races(write, now, t) || races(read, now, t)) {
      return true;
    }
    for (Access each : moreReads) {
      if (races(each, now, t)) {
        return true;
      }
    }
    return false;
  }

  private void collectPlain(Access now, Device t, List<Access> racing) {
    if (races(write, now, t)) {
      racing.add(write);
    }
    if (races(read, now, t)) {
      racing.add(read);
    }
    collect(moreReads, now, t, racing);
  }

  private static void collect(List<Access> some, Access now, Device t, List<Access> racing) {
    for (Access each : some) {
      if (races(each, now, t)) {
        racing.add(each);
      }
    }
  }

  private static boolean races(Access earlier, Access now, Device t) {
    return earlier != null && (earlier.write || now.write) && !earlier.isBefore(t, now.locks);
  }

  /** [Read], [Write]: a plain write stands for all it follows or has raced with. */
  private void remember(Access now) {
    if (now.write) {
      write = now;
      read = null;
      moreReads = List.of();
      atomic = null;
      readIn = null;
      writtenIn = now.span;
    } else {
      rememberRead(now);
      readIn = now.span;
      writtenIn = null;
    }
  }

  private void rememberRead(Access now) {
    if (read == null || read.span.thread == now.span.thread) {
      read = now;
    } else {
      moreReads = moreReads.isEmpty() ? new ArrayList<>(1) : moreReads;
      replace(moreReads, now);
    }
  }

  private static void replace(List<Access> some, Access now) {
    for (int i = 0; i < some.size(); i++) {
      Access each = some.get(i);
      if (each.span.thread == now.span.thread && each.write == now.write) {
        some.set(i, now);
        return;
      }
    }
    some.add(now);
  }
}
