package harrier.analyses.fasttrack;

import harrier.analyses.clock.ClockCounts;
import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.race.RaceReport;
import harrier.event.AccessEvent;
import harrier.shadow.AccessWord;
import harrier.shadow.AtomicAccesses;
import harrier.shadow.ReadSet;
import harrier.shadow.ReadSets;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.tool.LastTool;
import harrier.tool.ToolOptions;
import harrier.tool.WordTool;
import java.util.Arrays;
import jdk.internal.vm.annotation.DontInline;

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
    return counts == null ? "" : counts.table() + super.summary();
  }

  @Override
  protected void synchronizes(ShadowThread t) {
    if (counts != null) {
      counts.countSynchronization(t);
    }
  }

  // Where the words are.

  @Override
  public boolean allowsGathering() {
    return true;
  }

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
    if (raced && !e.wantsSplit() && !isLast()) {
      advance(e);
    }
  }

  @Override
  public void accessWords(AccessEvent e) {
    if (isLast()) {
      check(e);
    } else if (e.isHanded() || check(e)) {
      handOn(e);
    }
  }

  private boolean isLast() {
    return next() instanceof LastTool;
  }

  /** A variable with a race is the business of the rest of the chain from now on. */
  private void handOn(AccessEvent e) {
    Object base = e.base();
    long at = e.referenceAt();
    if (!e.isWhole() && e.handOn()) { // the parts of a whole have races of their own
      if (e.shadow() == null) {
        e.putShadow(next().makeShadowVar(e));
      }
      next().access(e);
      e.pointAt(base, at, null);
    }
  }

  @Override
  public void checkOthers(AccessEvent e) {
    ThreadClock t = clockOf(e.thread());
    boolean raced =
        e.isWrite()
            ? checkOthersOfWrite(e, t, AccessWord.NONE, t.word(e.site()))
            : checkLastWrite(e, t);
    if (raced && !isLast()) {
      handOn(e);
    }
  }

  @Override
  public void keepWords() {
    letHooksLook();
  }

  @Override
  public boolean allowsShortcuts() {
    return counts == null && races.wantsMomentsOfSuspectsOnly();
  }

  // The rules. All answer whether the access is in a race, or the variable was handed on meanwhile.

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
      if (AccessWord.sameEpoch(r, now)) {
        return applied(Rule.READ_SAME_EPOCH, e); // [Read Same Epoch]
      }
      if (r == AccessWord.HANDED) {
        return true;
      }
      boolean shared = AccessWord.isShared(r);
      if (shared && isAmong(e, r, now)) {
        return applied(Rule.READ_SHARED, e); // [Read Shared], nothing new
      }
      remember(e, now);
      if (!shared && (t.knows(r) || r == e.lastWrite())) {
        if (e.replaceRead(r, now)) {
          applied(Rule.READ_EXCLUSIVE, e); // [Read Exclusive]
          return checkLastWrite(e, t);
        }
      } else if (share(e, t, r, now)) {
        applied(shared ? Rule.READ_SHARED : Rule.READ_SHARE, e); // [Read Shared], [Read Share]
        return checkLastWrite(e, t);
      }
    }
  }

  /** Whether this read is among those that the word {@code r} stands for. */
  private static boolean isAmong(AccessEvent e, long r, long now) {
    boolean isAmong =
        AccessWord.isOwn(r)
            ? AccessWord.sameEpoch(e.readers().lastOf(AccessWord.tid(now)), now)
            : ReadSets.has(r, now);
    if (isAmong) {
      e.thread().hint(r);
    }
    return isAmong;
  }

  /** Adds this read to those before it. False if another thread was faster. */
  @DontInline
  private boolean share(AccessEvent e, ThreadClock t, long r, long now) {
    long joined = AccessWord.isOwn(r) ? r : ReadSharing.next(e.thread().readWays(), r, now, t);
    if (AccessWord.isOwn(joined)) {
      return e.readers().exclusively(reads -> addTo(reads, e, r, now));
    }
    if (!e.replaceRead(r, joined)) {
      return false;
    }
    if (joined != now) {
      e.thread().hint(joined);
    }
    return true;
  }

  private static boolean addTo(ReadSet reads, AccessEvent e, long before, long now) {
    if (!moveTo(reads, e, before)) {
      return false;
    }
    reads.add(now);
    return true;
  }

  /** Makes the reads before those of a set of the variable's own. */
  private static boolean moveTo(ReadSet reads, AccessEvent e, long before) {
    if (!e.replaceRead(before, reads.name())) {
      return false;
    }
    if (!AccessWord.isOwn(before) && before != AccessWord.NONE && before != e.lastWrite()) {
      for (long word : readsIn(before)) {
        reads.add(word);
      }
    }
    return true;
  }

  /** The reads that a word stands for that is not a set of the variable's own. */
  private static long[] readsIn(long word) {
    return AccessWord.isShared(word) ? ReadSets.at(word) : new long[] {word};
  }

  private boolean checkLastWrite(AccessEvent e, ThreadClock t) {
    return checkAgainst(e, t, e.lastWrite()) | checkAtomics(e, t);
  }

  private boolean checkAgainst(AccessEvent e, ThreadClock t, long w) {
    return w == AccessWord.HANDED || !t.knows(w) && race(e, w, true);
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
      if (w == AccessWord.HANDED) {
        return true;
      }
      remember(e, now);
      if (e.replaceWrite(w, now)) {
        return checkAgainst(e, t, w) | checkOthersOfWrite(e, t, w, now);
      }
    }
  }

  private boolean checkOthersOfWrite(AccessEvent e, ThreadClock t, long w, long now) {
    return checkReads(e, t, w, now) | checkAtomics(e, t);
  }

  /** The write {@code now} takes the place of the reads too, as those before it did. */
  private boolean checkReads(AccessEvent e, ThreadClock t, long w, long now) {
    while (true) {
      long r = e.lastRead();
      if (r == AccessWord.HANDED) {
        return true;
      }
      if (!AccessWord.isShared(r)) {
        if (e.replaceRead(r, now)) {
          applied(Rule.WRITE_EXCLUSIVE, e); // [Write Exclusive]
          return !t.knows(r) && r != w && race(e, r, false);
        }
      } else {
        long[] unknown = takeReads(e, t, r, now);
        if (unknown != null) {
          applied(Rule.WRITE_SHARED, e); // [Write Shared]
          return race(e, unknown, false);
        }
      }
    }
  }

  /**
   * Takes the place of the reads and answers those that do not happen before this write. Null if
   * another thread was faster.
   */
  @DontInline
  private static long[] takeReads(AccessEvent e, ThreadClock t, long r, long now) {
    if (!AccessWord.isOwn(r)) {
      return e.replaceRead(r, now) ? unknown(ReadSets.at(r), t) : null;
    }
    return e.readers()
        .exclusively(
            reads -> {
              if (!e.replaceRead(r, now)) {
                return null;
              }
              long[] unknown = unknown(reads.words(), t);
              reads.clear();
              return unknown;
            });
  }

  private static long[] unknown(long[] words, ThreadClock t) {
    long[] unknown = new long[words.length];
    int n = 0;
    for (long word : words) {
      if (!t.knows(word)) {
        unknown[n++] = word;
      }
    }
    return Arrays.copyOf(unknown, n);
  }

  /** [Atomic Read], [Atomic Write]: only plain accesses count. */
  @DontInline
  private boolean checkAtomic(AccessEvent e, ThreadClock t, long now) {
    AtomicAccesses atomics = e.atomics();
    if (!atomics.has(now, e.isWrite())) {
      remember(e, now);
      atomics.add(now, e.isWrite(), t::knows);
    }
    keepOwnReads(e);
    boolean raced = checkAgainst(e, t, e.lastWrite());
    return e.isWrite() ? checkPlainReads(e, t) | raced : raced;
  }

  /** A variable with atomic accesses has a set of its own, so that nobody takes a shortcut. */
  private static void keepOwnReads(AccessEvent e) {
    for (long r = e.lastRead(); !AccessWord.isOwn(r) && r != AccessWord.HANDED; r = e.lastRead()) {
      long before = r;
      e.readers().exclusively(reads -> moveTo(reads, e, before));
    }
  }

  /** An atomic write leaves the reads as they are: it does not stand for them. */
  private boolean checkPlainReads(AccessEvent e, ThreadClock t) {
    return race(e, unknown(e.readers().exclusively(ReadSet::words), t), false);
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
      if (rule == Rule.READ_SHARE) {
        ClockCounts.allocated();
      } else if (rule == Rule.WRITE_SHARED) {
        ClockCounts.operated();
      }
    }
    return false;
  }

  @DontInline
  private boolean race(AccessEvent e, long earlier, boolean earlierIsWrite) {
    if (e.isWhole()) {
      e.split();
    } else if (RaceReport.isCertain(threadOf(earlier), e)) {
      report(e, races.of(earlier, earlierIsWrite, threadOf(earlier), e));
    }
    return true;
  }
}
