package harrier.analyses.fasttrack;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.race.RaceReport;
import harrier.event.AccessEvent;
import harrier.shadow.AccessWord;
import harrier.shadow.AtomicAccesses;
import harrier.shadow.ReadSet;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.LastTool;
import harrier.tool.ToolOptions;
import harrier.tool.WordTool;
import java.util.Arrays;

/**
 * FastTrack: happens-before race detection with epochs. Rules: docs/analyses/fasttrack.md.
 *
 * <p>A variable's state is the word of its last read and the word of its last write, wherever the
 * event leads to. An access first publishes itself in its own word and then looks at the other, so
 * of two accesses at the same time at least one sees the other.
 */
public final class FastTrack extends ClockedTool implements WordTool {
  private RaceReport races = new RaceReport(name(), ToolOptions.NONE);

  /** Null unless statistics were asked for. */
  private RuleCounts counts;

  public FastTrack() {
    this(new Tids());
  }

  public FastTrack(Tids tids) {
    super(tids);
  }

  @Override
  public void init(ToolOptions options) {
    races = new RaceReport(name(), options);
    counts = options.flag("stats") ? new RuleCounts() : null;
  }

  @Override
  public String summary() {
    return counts == null ? "" : counts.table();
  }

  @Override
  protected void synchronizes(ShadowThread t) {
    if (counts != null) {
      counts.countSynchronization(t);
    }
  }

  // Where the words are.

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new VariableState();
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof VariableState x && x.wasReadOrWrittenAt(clockOf(t).stamp());
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof VariableState x && x.wasWrittenAt(clockOf(t).stamp());
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof VariableState x)) {
      next().access(e);
      return;
    }
    Object base = e.base();
    long at = e.referenceAt();
    x.leadTo(e);
    boolean raced = check(e);
    e.pointAt(base, at, x);
    if (raced && !e.wantsSplit() && !(next() instanceof LastTool)) {
      advance(e);
    }
  }

  @Override
  public void accessWords(AccessEvent e) {
    check(e);
  }

  /** [Read Exclusive], [Write Exclusive], where nothing but the word is to be kept. */
  @Override
  public boolean orders(ShadowThread thread, Site site, long r, long w) {
    if (counts != null || races.wantsMoment(site)) {
      return false;
    }
    ThreadClock t = clockOf(thread);
    t.word(site);
    return AccessWord.tid(r) != AccessWord.SHARED_TID
        && AccessWord.tid(w) != AccessWord.SHARED_TID
        && t.knows(r)
        && t.knows(w);
  }

  // The rules. All answer whether the access is in a race.

  private boolean check(AccessEvent e) {
    ThreadClock t = clockOf(e.thread());
    if (e.isAtomic()) {
      return checkAtomic(e, t, e.isPublished() ? t.publishedWord(e.site()) : t.word(e.site()));
    }
    long now = t.word(e.site());
    return e.isWrite() ? write(e, t, now) : read(e, t, now);
  }

  private boolean read(AccessEvent e, ThreadClock t, long now) {
    while (true) {
      long r = e.lastRead();
      if (AccessWord.sameEpoch(r, now) || AccessWord.sameEpoch(e.lastWrite(), now)) {
        return applied(Rule.READ_SAME_EPOCH, e); // [Read Same Epoch]
      }
      boolean shared = r == AccessWord.SHARED;
      if (shared && AccessWord.sameEpoch(e.readers().lastOf(AccessWord.tid(now)), now)) {
        return applied(Rule.READ_SHARED, e); // [Read Shared], nothing new
      }
      remember(e, now);
      if (shared) {
        if (e.readers().exclusively(reads -> addSharedRead(e, reads, now))) {
          applied(Rule.READ_SHARED, e); // [Read Shared]
          return checkLastWrite(e, t);
        }
      } else if (t.knows(r)) {
        if (e.replaceRead(r, now)) {
          applied(Rule.READ_EXCLUSIVE, e); // [Read Exclusive]
          return checkLastWrite(e, t);
        }
      } else if (e.readers().exclusively(reads -> shareReads(e, reads, r, now))) {
        applied(Rule.READ_SHARE, e); // [Read Share]
        return checkLastWrite(e, t);
      }
    }
  }

  private static boolean addSharedRead(AccessEvent e, ReadSet reads, long now) {
    if (e.lastRead() != AccessWord.SHARED) {
      return false;
    }
    reads.add(now);
    return true;
  }

  private static boolean shareReads(AccessEvent e, ReadSet reads, long before, long now) {
    if (!e.replaceRead(before, AccessWord.SHARED)) {
      return false;
    }
    reads.add(before);
    reads.add(now);
    return true;
  }

  private boolean checkLastWrite(AccessEvent e, ThreadClock t) {
    return checkAgainst(e, t, e.lastWrite()) | checkAtomics(e, t);
  }

  private boolean checkAgainst(AccessEvent e, ThreadClock t, long w) {
    return !t.knows(w) && race(e, w, true);
  }

  private boolean write(AccessEvent e, ThreadClock t, long now) {
    while (true) {
      long w = e.lastWrite();
      if (AccessWord.sameEpoch(w, now)) {
        return applied(Rule.WRITE_SAME_EPOCH, e); // [Write Same Epoch]
      }
      if (w == AccessWord.SPLIT) {
        e.split();
        return false;
      }
      remember(e, now);
      if (e.replaceWrite(w, now)) {
        return checkAgainst(e, t, w) | checkReads(e, t) | checkAtomics(e, t);
      }
    }
  }

  private boolean checkReads(AccessEvent e, ThreadClock t) {
    while (true) {
      long r = e.lastRead();
      if (r != AccessWord.SHARED) {
        applied(Rule.WRITE_EXCLUSIVE, e); // [Write Exclusive]
        if (t.knows(r)) {
          return false;
        }
        e.replaceRead(r, AccessWord.NONE);
        return race(e, r, false);
      }
      long[] unknown = e.readers().exclusively(reads -> takeReads(e, reads, t));
      if (unknown != null) {
        applied(Rule.WRITE_SHARED, e); // [Write Shared]
        return race(e, unknown, false);
      }
    }
  }

  /**
   * Empties the set of readers and answers those that do not happen before this write. Null if
   * another write was faster.
   */
  private static long[] takeReads(AccessEvent e, ReadSet reads, ThreadClock t) {
    if (!e.replaceRead(AccessWord.SHARED, AccessWord.NONE)) {
      return null;
    }
    long[] unknown = unknownReads(reads, t);
    reads.clear();
    return unknown;
  }

  private static long[] unknownReads(ReadSet reads, ThreadClock t) {
    long[] unknown = new long[reads.size()];
    int n = 0;
    for (int i = 0; i < reads.size(); i++) {
      if (!t.knows(reads.word(i))) {
        unknown[n++] = reads.word(i);
      }
    }
    return Arrays.copyOf(unknown, n);
  }

  /** [Atomic Read], [Atomic Write]: only plain accesses count. */
  private boolean checkAtomic(AccessEvent e, ThreadClock t, long now) {
    AtomicAccesses atomics = e.atomics();
    if (!atomics.has(now, e.isWrite())) {
      remember(e, now);
      atomics.add(now, e.isWrite(), t::knows);
    }
    boolean raced = checkAgainst(e, t, e.lastWrite());
    return e.isWrite() ? checkPlainReads(e, t) | raced : raced;
  }

  /** An atomic write leaves the reads as they are: it does not stand for them. */
  private boolean checkPlainReads(AccessEvent e, ThreadClock t) {
    long r = e.lastRead();
    if (r != AccessWord.SHARED) {
      return !t.knows(r) && race(e, r, false);
    }
    return race(e, e.readers().exclusively(reads -> unknownReads(reads, t)), false);
  }

  /** The part of a plain access's rule that speaks of atomic ones; there are none as a rule. */
  private boolean checkAtomics(AccessEvent e, ThreadClock t) {
    AtomicAccesses atomics = e.findAtomics();
    if (atomics == null) {
      return false;
    }
    boolean raced = race(e, atomics.unknown(true, t::knows), true);
    if (e.isWrite()) {
      raced |= race(e, atomics.unknown(false, t::knows), false);
      atomics.clear();
    }
    return raced;
  }

  private boolean race(AccessEvent e, long[] earlier, boolean earlierAreWrites) {
    for (long word : earlier) {
      race(e, word, earlierAreWrites);
    }
    return earlier.length > 0;
  }

  private void remember(AccessEvent e, long now) {
    if (races.wantsMoment(e.site())) {
      races.remember(e, now);
    }
  }

  private boolean applied(Rule rule, AccessEvent e) {
    if (counts != null) {
      counts.count(e.thread(), rule);
    }
    return false;
  }

  private boolean race(AccessEvent e, long earlier, boolean earlierIsWrite) {
    if (e.isWhole()) {
      e.split();
    } else {
      report(e, races.of(earlier, earlierIsWrite, threadOf(earlier), e));
    }
    return true;
  }
}
