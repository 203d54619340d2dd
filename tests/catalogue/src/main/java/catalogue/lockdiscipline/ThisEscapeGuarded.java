package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;

/** A constructor registers a listener, but both use the object under the lock of the source. */
final class ThisEscapeGuarded {
  /** Calls its listener from a thread of its own, under its lock. */
  private static final class EventSource {
    private final Baton baton = new Baton();
    private Runnable listener;

    synchronized void register(Runnable toCall) {
      listener = toCall;
    }

    void fire() {
      baton.await(1);
      synchronized (this) {
        listener.run();
      }
    }
  }

  private int i;

  ThisEscapeGuarded(EventSource source) {
    synchronized (source) {
      source.register(this::onEvent);
      i = 42;
    }
    source.baton.pass(1);
  }

  int onEvent() {
    return i;
  }

  public static void main(String[] args) {
    EventSource source = new EventSource();
    Threads.Worker events = Threads.start(source::fire);
    new ThisEscapeGuarded(source);
    events.finish();
  }
}
