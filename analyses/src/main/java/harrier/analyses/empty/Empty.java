package harrier.analyses.empty;

import harrier.event.Event;
import harrier.tool.EventKind;
import harrier.tool.Relay;

/** Asks for every event and does nothing with it: what remains is the cost of the events. */
public final class Empty extends Relay {
  @Override
  protected void relay(EventKind kind, Event e) {}
}
