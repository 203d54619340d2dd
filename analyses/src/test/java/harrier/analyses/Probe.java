package harrier.analyses;

import harrier.event.AccessEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.VolatileEvent;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import java.util.ArrayList;
import java.util.List;

/** Writes down what arrives at its place in the chain, and passes it on. */
public final class Probe extends Relay {
  private final List<String> lines = new ArrayList<>();

  @Override
  protected void relay(EventKind kind, Event e) {
    lines.add(e.thread().name() + " " + what(kind, e));
    kind.deliver(next(), e);
  }

  private static String what(EventKind kind, Event e) {
    if (e instanceof AccessEvent access) {
      return (access.isWrite() ? "write " : "read ") + access.variable().name();
    }
    if (e instanceof VolatileEvent access) {
      return (access.isWrite() ? "volatileWrite " : "volatileRead ") + access.variable().name();
    }
    if (e instanceof LockEvent lock) {
      String name = lock.lock().name();
      return kind + " " + name.substring(0, name.indexOf('@'));
    }
    return kind.toString();
  }

  List<String> takeLines() {
    List<String> taken = List.copyOf(lines);
    lines.clear();
    return taken;
  }
}
