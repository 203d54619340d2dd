package harrier.analyses.vectors;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.race.RaceReport;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.LastTool;
import harrier.tool.ToolOptions;

/** A race detector that keeps a clock of reads and a clock of writes for every variable. */
public abstract class VectorDetector extends ClockedTool {
  private RaceReport races = new RaceReport(name(), ToolOptions.NONE);

  protected VectorDetector(Tids tids) {
    super(tids);
  }

  @Override
  public void init(ToolOptions options) {
    races = new RaceReport(name(), options);
  }

  /** The clocks of a variable that nobody has accessed. */
  protected abstract VariableClocks make();

  /** The clocks of a variable that this tool looks at; null for another tool's. */
  protected abstract VariableClocks own(ShadowVar shadow);

  @Override
  public final ShadowVar makeShadowVar(AccessEvent e) {
    return make();
  }

  @Override
  public final void access(AccessEvent e) {
    VariableClocks x = own(e.shadow());
    if (x == null) {
      next().access(e);
    } else if (e.isAtomic() || !isSettled(x, e.thread(), e.isWrite())) {
      check(e, x);
    }
  }

  /** Whether a plain access would change nothing. */
  protected boolean isSettled(VariableClocks x, ShadowThread t, boolean write) {
    return false;
  }

  @Override
  public final ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    if (before != null && own(before) == null) {
      return next().shadowAfter(before, t, site, write);
    }
    if (races.wantsMoment(site)) {
      return null;
    }
    VariableClocks x = before == null ? make() : own(before);
    return x.takes(t, clockOf(t), site, write) ? x : null;
  }

  /** [Read], [Write]: adds the access to the variable's clocks and reports what it races with. */
  private void check(AccessEvent e, VariableClocks x) {
    ThreadClock t = clockOf(e.thread());
    long now = e.isPublished() ? t.publishedWord(e.site()) : t.word(e.site());
    if (races.wantsMoment(e.site())) {
      races.remember(e, now);
    }
    Conflicts conflicts = x.access(e, t, now);
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
      report(e, races.of(word, areWrites, threadOf(word), e));
    }
  }
}
