package harrier.analyses.clock;

import harrier.shadow.AccessWord;
import harrier.shadow.ShadowThread;
import harrier.shadow.SpinLock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The thread ids of clocks, and who used them when.
 *
 * <p>The id of an ended thread goes on with the next clock value when a thread takes it that
 * happens after that end; so a program needs as many ids as it has threads that are not ordered.
 */
public final class Tids extends SpinLock {
  /** How many ids of ended threads are looked at for one that fits. */
  private static final int CANDIDATES = 16;

  /** How many users of one id are remembered. */
  private static final int REMEMBERED = 64;

  /** A thread that has had an id since the given clock value. */
  private record Use(int since, ShadowThread thread) {}

  /** One id. */
  private static final class Id {
    final int tid;

    /** The last clock value of its latest user, once that has ended. */
    int last;

    /** The clock value that the next user must know: nothing happened after it. */
    int needed;

    /** Oldest first. */
    final List<Use> uses = new ArrayList<>(1);

    Id(int tid) {
      this.tid = tid;
    }
  }

  private final int maxTids;
  private final int maxClock;

  /** All ids by number. Guarded by this lock, as the ended ones. */
  private final List<Id> ids = new ArrayList<>();

  /** Ids whose user has ended and that have clock values left; candidates are taken at the end. */
  private final Deque<Id> ended = new ArrayDeque<>();

  public Tids() {
    this(AccessWord.SHARED_TID, AccessWord.MAX_CLOCK);
  }

  /** With lower limits, for tests. */
  public Tids(int maxTids, int maxClock) {
    this.maxTids = maxTids;
    this.maxClock = maxClock;
  }

  int maxClock() {
    return maxClock;
  }

  /** How many ids there are. */
  public int count() {
    lock();
    try {
      return ids.size();
    } finally {
      unlock();
    }
  }

  /** An id for a thread that knows {@code known}, and its first clock value, as a stamp. */
  long take(Clock known, ShadowThread thread) {
    lock();
    try {
      Id id = reusable(known);
      if (id == null) {
        id = fresh();
      }
      if (id.uses.size() == REMEMBERED) {
        id.uses.remove(0);
      }
      int first = id.last + 1;
      id.uses.add(new Use(first, thread));
      return AccessWord.stamp(id.tid, first);
    } finally {
      unlock();
    }
  }

  /** Looks at the latest candidates; those that do not fit go to the other end. */
  private Id reusable(Clock known) {
    for (int i = Math.min(CANDIDATES, ended.size()); i > 0; i--) {
      Id id = ended.removeLast();
      if (id.needed <= known.get(id.tid)) {
        return id;
      }
      ended.addFirst(id);
    }
    return null;
  }

  private Id fresh() {
    if (ids.size() == maxTids) {
      throw new IllegalStateException(
          "thread ids are used up: " + maxTids + " threads were not ordered with each other");
    }
    Id id = new Id(ids.size());
    ids.add(id);
    return id;
  }

  /** The user of an id has ended with the given clock value, and did nothing after {@code used}. */
  void end(int tid, int used, int clock) {
    lock();
    try {
      Id id = ids.get(tid);
      id.last = clock;
      id.needed = used;
      if (clock < maxClock) {
        ended.addLast(id);
      }
    } finally {
      unlock();
    }
  }

  /** The thread whose access the word is, or null if that is too long ago. */
  ShadowThread userOf(long word) {
    lock();
    try {
      int tid = AccessWord.tid(word);
      if (tid < ids.size()) {
        List<Use> uses = ids.get(tid).uses;
        for (int i = uses.size() - 1; i >= 0; i--) {
          if (uses.get(i).since() <= AccessWord.clock(word)) {
            return uses.get(i).thread();
          }
        }
      }
      return null;
    } finally {
      unlock();
    }
  }
}
