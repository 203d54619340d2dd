package harrier.analyses.clock;

import harrier.shadow.AccessWord;
import harrier.shadow.Identity;
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

  /** How many users are remembered besides the latest of each id. */
  private static final int REMEMBERED_IN_ALL = 1 << 16;

  /** A thread that has had an id since the given clock value. */
  private static final class Use {
    final int since;
    final Identity user;

    /** The use before, or null if that is forgotten. */
    Use earlier;

    Use(int since, Identity user, Use earlier) {
      this.since = since;
      this.user = user;
      this.earlier = earlier;
    }
  }

  /** One id. */
  private static final class Id {
    final int tid;

    /** The last clock value of its latest user, once that has ended. */
    int last;

    /** The clock value that the next user must know: nothing happened after it. */
    int needed;

    Use latest;

    /** How many uses are remembered. */
    int uses;

    Id(int tid) {
      this.tid = tid;
    }

    void add(int since, Identity user) {
      latest = new Use(since, user, latest);
      uses++;
    }

    void forgetEarliest() {
      Use use = latest;
      while (use.earlier.earlier != null) {
        use = use.earlier;
      }
      use.earlier = null;
      uses--;
    }
  }

  private final int maxTids;
  private final int maxClock;

  /** All ids by number. Guarded by this lock, as the ended ones. */
  private final List<Id> ids = new ArrayList<>();

  /** Ids whose user has ended and that have clock values left; candidates are taken at the end. */
  private final Deque<Id> ended = new ArrayDeque<>();

  /** The id of each remembered use that another one followed, in that order. */
  private final Deque<Id> followed = new ArrayDeque<>();

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
  long take(Clock known, Identity user) {
    lock();
    try {
      Id id = reusable(known);
      if (id == null) {
        id = fresh();
      }
      int first = id.last + 1;
      id.add(first, user);
      limitUses(id);
      return AccessWord.stamp(id.tid, first);
    } finally {
      unlock();
    }
  }

  /** Forgets a use if there is one too many, now that the given id has a new one. */
  private void limitUses(Id id) {
    if (id.uses > REMEMBERED) {
      id.forgetEarliest();
    } else if (id.uses > 1) {
      followed.addLast(id);
      if (followed.size() > REMEMBERED_IN_ALL) {
        followed.removeFirst().forgetEarliest();
      }
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
  Identity userOf(long word) {
    lock();
    try {
      int tid = AccessWord.tid(word);
      Use use = tid < ids.size() ? ids.get(tid).latest : null;
      while (use != null && use.since > AccessWord.clock(word)) {
        use = use.earlier;
      }
      return use == null ? null : use.user;
    } finally {
      unlock();
    }
  }
}
