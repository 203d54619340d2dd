package harrier.analyses.clock;

import harrier.shadow.AccessWord;
import harrier.shadow.EpochClock;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/**
 * A thread's place in the happens-before order: its epoch, and what it knows of the others.
 *
 * <p>Touched by its own thread only, except while that thread certainly does nothing: before its
 * first event, in a barrier, and after its end.
 */
public final class ThreadClock implements EpochClock {
  private static final int UNBORN = -1;

  private final ShadowThread thread;
  private final Tids tids;

  /** Whether the thread itself carries copies, for hooks to look at. */
  private final boolean isSeen;

  /** Whether it carries a copy of its epoch at least. */
  private final boolean keepsStamp;

  private int tid = UNBORN;
  private int clock;

  /** What is known of other threads; stale for this thread's own id. */
  private Clock others = Clock.EMPTY;

  /** The epoch as an access word without a site. */
  private long stamp;

  /** The epoch before the current one; none while that is taken back. */
  private long previousStamp;

  /** What this thread published last, or null if that cannot be taken back. */
  private SyncClock.Publication published;

  /**
   * What this thread left with the lock it released last: in its previous epoch, or in the current
   * one if it has taken that release back. Null once it has published or learned anything else.
   */
  private Snapshot left;

  /** Whether that is with one lock only. */
  private boolean isLeftOnce;

  /** Whether the current epoch has ended once before, by a release that was taken back. */
  private boolean isResumed;

  /**
   * The latest clock value in which the thread did something that others have to know of: an access
   * that was made into a word, or learning from others.
   */
  private int used;

  private boolean ended;

  ThreadClock(ShadowThread thread, Tids tids, boolean isSeen, boolean keepsStamp) {
    this.thread = thread;
    this.tids = tids;
    this.isSeen = isSeen;
    this.keepsStamp = keepsStamp;
    if (isSeen) {
      thread.clock = this;
    }
  }

  public long stamp() {
    return stamp;
  }

  /** An access of this thread, here and now. */
  public long word(Site site) {
    use();
    return stamp | site.id;
  }

  /** An access of this thread that is part of what it published last. */
  public long publishedWord(Site site) {
    use();
    return previousStamp | site.id;
  }

  void published(SyncClock.Publication what) {
    published = what;
  }

  void withdraw() {
    if (published != null) {
      published.withdraw();
      published = null;
    }
  }

  /** What the thread knows of the others now. */
  public Clock known() {
    return others;
  }

  @Override
  public boolean knows(long word) {
    int other = AccessWord.tid(word);
    return other == tid || AccessWord.clock(word) <= others.get(other);
  }

  /** Takes an id of its own unless the thread has one. */
  ThreadClock begin() {
    if (tid == UNBORN) {
      takeId();
    }
    return this;
  }

  void startedBy(Snapshot parent) {
    learn(parent);
    begin();
  }

  /** Ends the thread: its id may serve threads that are started by someone who knows of this. */
  void end() {
    if (ended || tid == UNBORN) {
      return;
    }
    ended = true;
    published = null;
    boolean usedByHooks = isSeen && AccessWord.tid(thread.used) == tid;
    int last = usedByHooks ? Math.max(used, AccessWord.clock(thread.used)) : used;
    tids.end(tid, last, clock);
  }

  /**
   * Ends the epoch, and answers what to leave with a lock that is released. Where nothing is new
   * since the release of another lock, what was left with that says it all.
   *
   * @param present what is with the lock so far
   */
  Snapshot leave(Snapshot present) {
    if (left != null && left.isOf(tid, clock)) {
      endAgain(present == left);
    } else {
      boolean isNew = left == null || isUsed() || !isPrevious(left);
      if (isNew) {
        Snapshot now = snapshot();
        endEpoch();
        left = now;
      }
      isLeftOnce = isNew;
    }
    return left;
  }

  /** Does the same if what is with the lock already is just what would be left; else nothing. */
  boolean leaveAgain(Snapshot present) {
    boolean isSame = present != null && present == left && present.isOf(tid, clock);
    if (isSame) {
      endAgain(true);
    }
    return isSame;
  }

  /** Ends an epoch that was gone on with, and leaves what was left at its first end. */
  private void endAgain(boolean withSameLock) {
    Snapshot same = left;
    endEpoch();
    if (left != same) {
      left = same;
    }
    isLeftOnce = withSameLock;
  }

  /**
   * Takes the release back that left {@code present} with a lock, as if it and the acquire now had
   * not been: nobody else has seen it, and the thread has done nothing since.
   */
  void resume(Snapshot present) {
    if (present == left
        && present != null
        && isLeftOnce
        && !present.isSeen()
        && isPrevious(present)
        && !isUsed()) {
      setEpoch(tid, clock - 1);
      setPrevious(AccessWord.NONE);
      isResumed = true;
    }
  }

  /** Whether what was left is of the epoch before the current one. */
  private boolean isPrevious(Snapshot present) {
    return present.isOf(tid, clock - 1);
  }

  private boolean isUsed() {
    return used == clock || (isSeen && thread.used == stamp);
  }

  Snapshot snapshot() {
    return new Snapshot(tid, clock, others, !ended);
  }

  /** What this thread knows together with what was published before it; null for nothing. */
  Snapshot snapshotOver(Snapshot before) {
    if (before == null || isKnown(before)) {
      return snapshot();
    }
    Clock joined = others.addedTo(before.others());
    if (before.tid() != tid) {
      joined = joined.with(before.tid(), before.clock());
    }
    return new Snapshot(tid, clock, joined, joined == others);
  }

  void learn(Snapshot what) {
    if (what.tid() != UNBORN && !isKnown(what)) {
      what.see();
      learnAll(others.joinWith(what.others(), what.tid(), what.clock()));
    }
  }

  void learn(Clock what) {
    learnAll(others.joinWith(what));
  }

  private void learnAll(Clock joined) {
    if (joined != others) {
      know(joined);
      use();
    }
  }

  private boolean isKnown(Snapshot what) {
    return knows(what.latest);
  }

  /** Ends the epoch: what follows is not part of what was published. */
  void tick() {
    left = null;
    endEpoch();
  }

  private void endEpoch() {
    if (clock < tids.maxClock()) {
      enter(tid, clock + 1);
    } else {
      know(others.with(tid, clock));
      takeId();
    }
  }

  private void takeId() {
    long first = tids.take(others, thread.identity());
    enter(AccessWord.tid(first), AccessWord.clock(first));
    use();
  }

  /** Notes that the thread does something that others have to know of. */
  private void use() {
    used = clock;
    if (isSeen) {
      thread.used = stamp;
    }
  }

  private void know(Clock what) {
    others = what;
    left = null;
    if (isSeen) {
      thread.known = what.low();
    }
  }

  /**
   * What was left at the first end of a resumed epoch may be less than what is known at its end.
   */
  private void enter(int newTid, int newClock) {
    setPrevious(stamp);
    if (isResumed && left == null) {
      hidePrevious();
    }
    isResumed = false;
    setEpoch(newTid, newClock);
  }

  private void setEpoch(int newTid, int newClock) {
    tid = newTid;
    clock = newClock;
    stamp = AccessWord.stamp(newTid, newClock);
    if (keepsStamp) {
      thread.stamp = stamp;
    }
  }

  private void setPrevious(long epoch) {
    previousStamp = epoch;
    if (isSeen) {
      thread.previous = epoch;
    }
  }

  /** No hook may take what was left in that epoch for all that the thread has to publish. */
  private void hidePrevious() {
    if (isSeen) {
      thread.previous = AccessWord.NONE;
    }
  }
}
