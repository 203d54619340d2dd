package harrier.analyses.faultinjection;

import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;
import harrier.tool.EventKind;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;

/**
 * Drops a share of the synchronization events, as if the target forgot to synchronize. Rules:
 * docs/analyses/faultinjection.md.
 */
public final class FaultInjection extends Tool {
  private double share;
  private long seed;

  private final Decoration<ShadowThread, Fate> fates =
      Decoration.startingWith(t -> new Fate(seed, t.id, share));

  private final LongAdder dropped = new LongAdder();
  private final LongAdder passed = new LongAdder();

  @Override
  public void init(ToolOptions options) {
    share = options.fraction("fault.share", 0.1);
    seed = options.number("fault.seed", 1);
  }

  @Override
  public void acquire(LockEvent e) {
    if (survives(fates.get(e.thread()).ofAcquire(e.lock(), false))) {
      next().acquire(e);
    }
  }

  @Override
  public void release(LockEvent e) {
    if (survives(fates.get(e.thread()).ofRelease(e.lock(), false))) {
      next().release(e);
    }
  }

  @Override
  public void acquireShared(LockEvent e) {
    if (survives(fates.get(e.thread()).ofAcquire(e.lock(), true))) {
      next().acquireShared(e);
    }
  }

  @Override
  public void releaseShared(LockEvent e) {
    if (survives(fates.get(e.thread()).ofRelease(e.lock(), true))) {
      next().releaseShared(e);
    }
  }

  @Override
  public void volatileAccess(VolatileEvent e) {
    pass(EventKind.VOLATILE_ACCESS, e);
  }

  @Override
  public void publish(ChannelEvent e) {
    if (survives(fates.get(e.thread()).ofOrder(e.lock()))) {
      next().publish(e);
    }
  }

  @Override
  public void observe(ChannelEvent e) {
    if (survives(fates.get(e.thread()).ofOrder(e.lock()))) {
      next().observe(e);
    }
  }

  @Override
  public void withdraw(ThreadEvent e) {
    if (survives(fates.get(e.thread()).ofWithdrawal())) {
      next().withdraw(e);
    }
  }

  @Override
  public void classInitialized(ChannelEvent e) {
    pass(EventKind.CLASS_INITIALIZED, e);
  }

  @Override
  public void classAccessed(ChannelEvent e) {
    pass(EventKind.CLASS_ACCESSED, e);
  }

  @Override
  public void barrier(BarrierEvent e) {
    pass(EventKind.BARRIER, e);
  }

  private void pass(EventKind kind, Event e) {
    if (survives(fates.get(e.thread()).ofAny())) {
      kind.deliver(next(), e);
    }
  }

  private boolean survives(boolean survivor) {
    (survivor ? passed : dropped).increment();
    return survivor;
  }

  @Override
  public String summary() {
    return String.format(
        Locale.ROOT,
        "harrier: FaultInjection: dropped %,d of %,d synchronization events (seed %d)%n",
        dropped.sum(),
        dropped.sum() + passed.sum(),
        seed);
  }
}
