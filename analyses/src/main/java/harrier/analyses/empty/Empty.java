package harrier.analyses.empty;

import harrier.event.Event;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import java.util.Set;

/**
 * Asks for no event and keeps those that others ask for: what remains is the cost of being there.
 */
public final class Empty extends Relay {
  @Override
  protected void relay(EventKind kind, Event e) {}

  @Override
  public Set<EventKind> interests() {
    return Set.of();
  }
}
