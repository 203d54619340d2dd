package harrier.tool;

import harrier.event.Event;
import harrier.shadow.Site;
import harrier.shadow.SpinLock;

/** Lets one event through at a time: the {@code serialize} option. */
final class Serialized extends Relay {
  /** Held while an event is handled; the thread inside may cause no further event. */
  private static final class Turn extends SpinLock {
    void take(Runnable handler) {
      lock();
      try {
        handler.run();
      } finally {
        unlock();
      }
    }
  }

  private final Turn turn = new Turn();

  @Override
  public boolean wantsMethod(Site boundary) {
    return false; // those behind it may
  }

  @Override
  protected void relay(EventKind kind, Event e) {
    turn.take(() -> kind.deliver(next(), e));
  }
}
