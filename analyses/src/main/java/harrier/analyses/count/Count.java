package harrier.analyses.count;

import harrier.analyses.tally.EventTally;
import harrier.analyses.tally.Totals;
import harrier.event.Event;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import java.util.Locale;

/** Counts the events of each kind that arrive at its place in the chain. */
public final class Count extends Relay {
  private final EventTally tally = new EventTally(1);

  @Override
  protected void relay(EventKind kind, Event e) {
    tally.add(kind, e, 0, 1);
    kind.deliver(next(), e);
    if (kind == EventKind.END) {
      tally.end(e.thread());
    }
  }

  @Override
  public String summary() {
    StringBuilder table = new StringBuilder("harrier: Count: events by kind\n");
    Totals totals = tally.totals();
    totals.rows(
        (name, kind, write) ->
            table.append(
                String.format(Locale.ROOT, "  %-17s %,15d%n", name, totals.of(kind, write, 0))));
    return table.toString();
  }
}
