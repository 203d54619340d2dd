package harrier.analyses.vectors;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.race.RaceReport;
import harrier.analyses.vectors.VariableClocks.Conflicts;
import harrier.event.AccessEvent;
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

  /** [Read], [Write]: adds the access to the variable's clocks and reports what it races with. */
  protected final void check(AccessEvent e, VariableClocks x) {
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
