package harrier.analyses.vectors;

import harrier.analyses.clock.ClockCounts;
import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.locks.Locks;
import harrier.analyses.race.RaceReport;
import harrier.analyses.steps.Steps;
import harrier.event.AccessEvent;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.LastTool;
import harrier.tool.ToolOptions;

/** A race detector that keeps a clock of reads and a clock of writes for every variable. */
public abstract class VectorDetector extends ClockedTool {
  private final VariableClocks none = VariableClocks.none(this);

  /** Where a thread is, and where its accesses have led lately. */
  private record Place(ThreadClock clock, Steps steps) {}

  private final OwnState<Place> places =
      OwnState.startingWith(t -> new Place(clockOf(t), new Steps()));

  private RaceReport races = new RaceReport(name(), ToolOptions.NONE);

  protected VectorDetector(Tids tids) {
    super(tids);
  }

  @Override
  public void init(ToolOptions options) {
    races = new RaceReport(name(), options);
  }

  /** The locks held now that may protect variables, so that clocks need not be compared. */
  protected Locks protecting(ShadowThread t) {
    return Locks.NONE;
  }

  /** The locks that a thread holds change: what accesses have led to may be different now. */
  protected final void changesLocks(ShadowThread t) {
    places.of(t).steps.moveOn();
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
    return shadow instanceof VariableClocks x && x.owner() == this ? x : null;
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
    VariableClocks x = own(shadow);
    return x == null ? next().isTrivialRead(shadow, t) : isSettled(x, places.of(t).clock, false);
  }

  @Override
  public final boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    VariableClocks x = own(shadow);
    return x == null ? next().isTrivialWrite(shadow, t) : isSettled(x, places.of(t).clock, true);
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
    Place place = places.of(t);
    return remembered(place, place.clock.word(site), true, null);
  }

  /** What the same access of the thread has led to lately, or null. */
  private ShadowVar remembered(Place place, long now, boolean write, ShadowVar before) {
    return ClockCounts.areKept() ? null : place.steps.find(now, write, before);
  }

  @Override
  public final ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    if (before != null && own(before) == null) {
      return next().shadowAfter(before, t, site, write);
    }
    Place place = places.of(t);
    ThreadClock clock = place.clock;
    long now = clock.word(site);
    ShadowVar after = remembered(place, now, write, before);
    if (after != null || races.wantsMoment(site)) {
      return after;
    }
    VariableClocks x = before == null ? make() : own(before);
    Locks held = protecting(t);
    boolean isProtected = !x.candidatesAfter(held).isEmpty();
    return x.hasAtomic() || !isProtected && !x.isFree(write, clock)
        ? null
        : place.steps.put(now, write, before, x.after(write, now, held));
  }

  /** [Read], [Write]: adds the access to the variable's clocks and reports what it races with. */
  private void check(AccessEvent e, VariableClocks x) {
    ThreadClock t = clockOf(e.thread());
    long now = e.isPublished() ? t.publishedWord(e.site()) : t.word(e.site());
    Locks held = e.isAtomic() ? Locks.NONE : protecting(e.thread());
    boolean isProtected = !x.candidatesAfter(held).isEmpty();
    Conflicts conflicts = isProtected ? Conflicts.NONE : Conflicts.of(x, e, t);
    if (!e.putShadow(after(x, e, conflicts, t, now, held))) {
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

  private static VariableClocks after(
      VariableClocks x, AccessEvent e, Conflicts conflicts, ThreadClock t, long now, Locks held) {
    if (e.isAtomic()) {
      return x.afterAtomic(e.isWrite(), now, held);
    }
    boolean standsForThem = e.isWrite() && !conflicts.areNone();
    return (standsForThem ? x.knownTo(t) : x).after(e.isWrite(), now, held);
  }

  private void report(AccessEvent e, long[] earlier, boolean areWrites) {
    for (long word : earlier) {
      if (e.isWhole()) {
        e.split();
        return;
      }
      report(e, races.of(word, areWrites, threadOf(word), e));
    }
  }
}
