package harrier.analyses.timer;

import harrier.analyses.tally.EventTally;
import harrier.analyses.tally.Totals;
import harrier.event.AccessEvent;
import harrier.event.Event;
import harrier.shadow.ShadowVar;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;

/** Measures the time the rest of the chain spends on each kind of event. */
public final class Timer extends Relay {
  private static final int EVENTS = 0;
  private static final int NANOS = 1;

  private final LongSupplier clock;
  private final EventTally tally = new EventTally(2);

  public Timer() {
    this(System::nanoTime);
  }

  Timer(LongSupplier clock) {
    this.clock = clock;
  }

  /** Asks for no events of its own: it measures what the rest of the chain asks for. */
  @Override
  public Set<EventKind> interests() {
    return EnumSet.of(EventKind.END);
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    long start = clock.getAsLong();
    ShadowVar made = next().makeShadowVar(e);
    tally.add(EventKind.ACCESS, e, NANOS, clock.getAsLong() - start);
    return made;
  }

  @Override
  protected void relay(EventKind kind, Event e) {
    long start = clock.getAsLong();
    kind.deliver(next(), e);
    tally.add(kind, e, NANOS, clock.getAsLong() - start);
    tally.add(kind, e, EVENTS, 1);
    if (kind == EventKind.END) {
      tally.end(e.thread());
    }
  }

  @Override
  public String summary() {
    StringBuilder table = new StringBuilder("harrier: Timer: time in the rest of the chain\n");
    line(table, "", "events", "ms", "ns each");
    Totals totals = tally.totals();
    totals.rows(
        (name, kind, write) -> {
          long events = totals.of(kind, write, EVENTS);
          long nanos = totals.of(kind, write, NANOS);
          line(
              table,
              name,
              String.format(Locale.ROOT, "%,d", events),
              String.format(Locale.ROOT, "%,.3f", nanos / 1e6),
              String.format(Locale.ROOT, "%,d", nanos / events));
        });
    return table.toString();
  }

  private static void line(StringBuilder table, String... cells) {
    table.append(String.format("  %-17s %15s %15s %10s%n", (Object[]) cells));
  }
}
