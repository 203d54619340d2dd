package harrier.analyses.vectors;

import harrier.analyses.clock.ClockCounts;
import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.locks.Locks;
import harrier.analyses.race.RaceReport;
import harrier.analyses.steps.Steps;
import harrier.event.AccessEvent;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.LastTool;
import harrier.tool.ToolOptions;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/** A race detector that keeps a clock of reads and a clock of writes for every variable. */
public abstract class VectorDetector extends ClockedTool {
  private final VariableClocks none = VariableClocks.none(this);

  @Stable
  private final OwnState<Steps> steps =
      new OwnState<>(Decoration.<ShadowThread, Steps>startingWith(t -> new Steps())::get);

  private RaceReport races = new RaceReport(name(), ToolOptions.NONE);

  /** Whether threads carry the epochs of this tool. */
  @Stable private boolean isLeader;

  protected VectorDetector(Tids tids) {
    super(tids);
  }

  @Override
  public final void leads() {
    keepStamps();
    isLeader = true;
  }

  @ForceInline
  private long stampOf(ShadowThread t) {
    return isLeader ? t.stamp : clockOf(t).stamp();
  }

  @Override
  public void init(ToolOptions options) {
    races = new RaceReport(name(), options);
  }

  /** The locks held now that may protect what is accessed, so that clocks need not be compared. */
  protected Locks protecting(ShadowThread t, boolean write) {
    return Locks.NONE;
  }

  /** The locks that a thread holds change: what accesses have led to may be different now. */
  protected final void changesLocks(ShadowThread t) {
    steps.of(t).moveOn();
  }

  @Override
  public final boolean allowsGathering() {
    return true;
  }

  @Override
  public final ShadowVar makeShadowVar(AccessEvent e) {
    return make();
  }

  private VariableClocks make() {
    ClockCounts.allocated();
    ClockCounts.allocated();
    return none;
  }

  /** The clocks of a variable that this tool looks at; null for another tool's. */
  final VariableClocks own(ShadowVar shadow) {
    return shadow instanceof VariableClocks x && x.owner == this ? x : null;
  }

  @Override
  public final void access(AccessEvent e) {
    VariableClocks x = own(e.shadow());
    if (x == null) {
      next().access(e);
    } else if (e.isAtomic() || !isSettled(x, clockOf(e.thread()), e.isWrite())) {
      check(e, x);
    }
  }

  @Override
  public final boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof VariableClocks x && x.owner == this && x.isLastIn(stampOf(t), false)
        || isTrivialOtherwise(shadow, t, false);
  }

  @Override
  public final boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof VariableClocks x && x.owner == this && x.isLastIn(stampOf(t), true)
        || isTrivialOtherwise(shadow, t, true);
  }

  /** The same test where the likely case has not answered it. */
  @DontInline
  private boolean isTrivialOtherwise(ShadowVar shadow, ShadowThread t, boolean write) {
    VariableClocks x = own(shadow);
    if (x != null) {
      return !x.isNewsElse() && isSettled(x, clockOf(t), write);
    }
    return write ? next().isTrivialWrite(shadow, t) : next().isTrivialRead(shadow, t);
  }

  /** Whether it compares clocks at every access, also where an earlier one in the epoch has. */
  boolean comparesAlways() {
    return true;
  }

  /**
   * Whether nothing comes of a plain access: clocks stay the same, and their comparison finds no
   * race. If comparisons are counted, each is made where it counts once.
   */
  boolean isSettled(VariableClocks x, ThreadClock t, boolean write) {
    return !ClockCounts.areKept()
        && x.has(write, t.stamp())
        && !x.hasAtomic()
        && x.isFree(write, t);
  }

  @Override
  public final ShadowVar shadowOfNew(ShadowThread t, Site site) {
    return ClockCounts.areKept() ? null : steps.of(t).findFirst(stampOf(t) | site.id);
  }

  @Override
  public final ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    if (before != null && own(before) == null) {
      return next().shadowAfter(before, t, site, write);
    }
    ThreadClock clock = clockOf(t);
    Steps known = steps.of(t);
    long now = clock.word(site);
    ShadowVar after = ClockCounts.areKept() ? null : known.find(now, write, before);
    if (after != null || races.wantsMoment(site)) {
      return after;
    }
    VariableClocks x = before == null ? make() : own(before);
    Locks held = protecting(t, write);
    boolean isProtected = !x.candidatesAfter(held).isEmpty();
    return x.hasAtomic() || !isProtected && !x.isFree(write, clock)
        ? null
        : known.put(now, write, before, x.after(write, now, held));
  }

  /** [Read], [Write]: adds the access to the variable's clocks and reports what it races with. */
  private void check(AccessEvent e, VariableClocks x) {
    ThreadClock t = clockOf(e.thread());
    long now = e.isPublished() ? t.publishedWord(e.site()) : t.word(e.site());
    Locks held = e.isAtomic() ? Locks.NONE : protecting(e.thread(), e.isWrite());
    boolean isProtected = !x.candidatesAfter(held).isEmpty();
    Conflicts conflicts = isProtected ? Conflicts.NONE : Conflicts.of(x, e, t);
    VariableClocks after =
        e.isAtomic() ? x.afterAtomic(e.isWrite(), now, held) : x.after(e.isWrite(), now, held);
    if (!e.putShadow(after)) {
      access(e); // another thread was faster: look at what it stored
      return;
    }
    if (races.wantsMoment(e.site())) {
      races.remember(e, now);
    }
    report(e, conflicts.writes(), true);
    report(e, conflicts.reads(), false);
    if (!conflicts.areNone() && !e.wantsSplit() && !(next() instanceof LastTool)) {
      advance(e);
    }
  }

  private void report(AccessEvent e, long[] earlier, boolean areWrites) {
    for (long word : earlier) {
      if (e.isWhole()) {
        e.split();
        return;
      }
      if (RaceReport.isCertain(threadOf(word), e)) {
        report(e, races.of(word, areWrites, threadOf(word), e));
      }
    }
  }
}
