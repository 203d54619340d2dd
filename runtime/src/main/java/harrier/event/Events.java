package harrier.event;

import harrier.shadow.ShadowThread;

/** One event object of each kind, for one thread to fill in. */
public final class Events {
  /** Stands for the events of threads that do not run: nobody gets to see them. */
  public static final Events OF_NOBODY = new Events(null);

  public final AccessEvent access;
  public final ThreadEvent thread;
  public final PairEvent pair;
  public final LockEvent lock;
  public final VolatileEvent ofVolatile;
  public final ChannelEvent channel;
  public final BarrierEvent barrier;
  public final MethodEvent method;

  public Events(ShadowThread t) {
    access = new AccessEvent(t);
    thread = new ThreadEvent(t);
    pair = new PairEvent(t);
    lock = new LockEvent(t);
    ofVolatile = new VolatileEvent(t);
    channel = new ChannelEvent(t);
    barrier = new BarrierEvent(t);
    method = new MethodEvent(t);
  }
}
