package harrier.tool;

import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;

/** A tool that treats all kinds of events alike. */
public abstract class Relay extends Tool {
  /** Sees every event. To pass one on: {@code kind.deliver(next(), e)}. */
  protected abstract void relay(EventKind kind, Event e);

  @Override
  public void access(AccessEvent e) {
    relay(EventKind.ACCESS, e);
  }

  @Override
  public final void volatileAccess(VolatileEvent e) {
    relay(EventKind.VOLATILE_ACCESS, e);
  }

  @Override
  public final void request(LockEvent e) {
    relay(EventKind.REQUEST, e);
  }

  @Override
  public final void acquire(LockEvent e) {
    relay(EventKind.ACQUIRE, e);
  }

  @Override
  public final void release(LockEvent e) {
    relay(EventKind.RELEASE, e);
  }

  @Override
  public final void acquireShared(LockEvent e) {
    relay(EventKind.ACQUIRE_SHARED, e);
  }

  @Override
  public final void releaseShared(LockEvent e) {
    relay(EventKind.RELEASE_SHARED, e);
  }

  @Override
  public final void notify(LockEvent e) {
    relay(EventKind.NOTIFY, e);
  }

  @Override
  public final void publish(ChannelEvent e) {
    relay(EventKind.PUBLISH, e);
  }

  @Override
  public final void observe(ChannelEvent e) {
    relay(EventKind.OBSERVE, e);
  }

  @Override
  public final void withdraw(ThreadEvent e) {
    relay(EventKind.WITHDRAW, e);
  }

  @Override
  public final void classInitialized(ChannelEvent e) {
    relay(EventKind.CLASS_INITIALIZED, e);
  }

  @Override
  public final void classAccessed(ChannelEvent e) {
    relay(EventKind.CLASS_ACCESSED, e);
  }

  @Override
  public final void barrier(BarrierEvent e) {
    relay(EventKind.BARRIER, e);
  }

  @Override
  public final void create(ThreadEvent e) {
    relay(EventKind.CREATE, e);
  }

  @Override
  public final void start(PairEvent e) {
    relay(EventKind.START, e);
  }

  @Override
  public final void begin(ThreadEvent e) {
    relay(EventKind.BEGIN, e);
  }

  @Override
  public final void end(ThreadEvent e) {
    relay(EventKind.END, e);
  }

  @Override
  public final void join(PairEvent e) {
    relay(EventKind.JOIN, e);
  }

  @Override
  public final void isAlive(PairEvent e) {
    relay(EventKind.IS_ALIVE, e);
  }

  @Override
  public final void sleep(ThreadEvent e) {
    relay(EventKind.SLEEP, e);
  }

  @Override
  public final void interrupt(PairEvent e) {
    relay(EventKind.INTERRUPT, e);
  }

  @Override
  public final void interrupted(ThreadEvent e) {
    relay(EventKind.INTERRUPTED, e);
  }

  @Override
  public final void enter(MethodEvent e) {
    relay(EventKind.ENTER, e);
  }

  @Override
  public final void exit(MethodEvent e) {
    relay(EventKind.EXIT, e);
  }
}
