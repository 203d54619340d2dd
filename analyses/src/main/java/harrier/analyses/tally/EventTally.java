package harrier.analyses.tally;

import harrier.event.AccessEvent;
import harrier.event.Event;
import harrier.event.VolatileEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;
import harrier.shadow.SpinLock;
import harrier.tool.EventKind;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Figures by kind of event, reads and writes apart. Each thread adds to its own, so that counting
 * costs no contention; those of threads that have ended are folded into one.
 */
public final class EventTally extends SpinLock {
  private static final EventKind[] KINDS = EventKind.values();

  private final int columns;
  private final Decoration<ShadowThread, long[]> own = Decoration.startingWith(t -> join());

  /** The figures of threads that have not ended. Guarded by this lock, as the next. */
  private final Set<long[]> living = Collections.newSetFromMap(new IdentityHashMap<>());

  private final long[] ended;

  public EventTally(int columns) {
    this.columns = columns;
    ended = fresh();
  }

  /** Adds {@code n} to a column of the event's row. */
  public void add(EventKind kind, Event e, int column, long n) {
    own.get(e.thread())[row(kind, isWrite(e)) * columns + column] += n;
  }

  /** Folds in the figures of a thread that does nothing any more. */
  public void end(ShadowThread t) {
    long[] last = own.get(t);
    lock();
    try {
      if (living.remove(last)) {
        addTo(ended, last);
      }
    } finally {
      unlock();
    }
  }

  /** The figures of all threads; those of running threads may lack their latest events. */
  public Totals totals() {
    long[] sum = fresh();
    lock();
    try {
      addTo(sum, ended);
      living.forEach(figures -> addTo(sum, figures));
    } finally {
      unlock();
    }
    return (kind, write, column) -> sum[row(kind, write) * columns + column];
  }

  private long[] join() {
    long[] figures = fresh();
    lock();
    try {
      living.add(figures);
    } finally {
      unlock();
    }
    return figures;
  }

  private long[] fresh() {
    return new long[2 * KINDS.length * columns];
  }

  private static void addTo(long[] sum, long[] figures) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += figures[i];
    }
  }

  @SuppressWarnings("EnumOrdinal") // an index, gone with the run
  private static int row(EventKind kind, boolean write) {
    return 2 * kind.ordinal() + (write ? 1 : 0);
  }

  private static boolean isWrite(Event e) {
    return e instanceof AccessEvent access
        ? access.isWrite()
        : e instanceof VolatileEvent ofVolatile && ofVolatile.isWrite();
  }
}
