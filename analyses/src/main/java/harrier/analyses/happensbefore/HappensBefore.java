package harrier.analyses.happensbefore;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.happensbefore.VariableClocks.Conflicts;
import harrier.analyses.race.RaceReport;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowVar;
import harrier.tool.LastTool;
import harrier.tool.ToolOptions;

/**
 * Happens-before race detection with a clock of reads and a clock of writes for every variable.
 * Rules: docs/analyses/happensbefore.md.
 */
public final class HappensBefore extends ClockedTool {
  private RaceReport races = new RaceReport(name(), ToolOptions.NONE);

  public HappensBefore() {
    this(new Tids());
  }

  public HappensBefore(Tids tids) {
    super(tids);
  }

  @Override
  public void init(ToolOptions options) {
    races = new RaceReport(name(), options);
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new VariableClocks();
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof VariableClocks x)) {
      next().access(e);
      return;
    }
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
