package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;

/** A constructor registers a listener, which sees the object before it is complete. */
final class ThisEscape {
  /** Calls its listener from a thread of its own. */
  private static final class EventSource {
    private final Baton baton = new Baton();
    private Runnable listener;

    synchronized void register(Runnable toCall) {
      listener = toCall;
    }

    synchronized Runnable listener() {
      return listener;
    }

    void fire() {
      baton.await(1);
      listener().run();
    }
  }

  private int i;

  ThisEscape(EventSource source) {
    source.register(this::onEvent);
    i = 42; // race i
    source.baton.pass(1);
  }

  int onEvent() {
    return i; // race i
  }

  public static void main(String[] args) {
    EventSource source = new EventSource();
    Threads.Worker events = Threads.start(source::fire);
    new ThisEscape(source);
    events.finish();
  }
}
