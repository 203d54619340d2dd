package harrier.analyses.clock;

import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.shadow.Decoration;
import harrier.shadow.Identity;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.tool.Tool;
import jdk.internal.vm.annotation.Stable;

/**
 * A tool that knows the happens-before order: every synchronization event moves the clocks of
 * Figure 3 of the FastTrack paper and its extensions. What remains for a tool are the accesses.
 */
public abstract class ClockedTool extends Tool {
  @Stable private final ThreadClocks clocks;

  private final Decoration<ShadowSync, SyncClock> syncs =
      Decoration.startingWith(this::makeSyncClock);

  /** Whether the tool is the head of the chain, whose clocks hooks look at. */
  private boolean isSeen;

  /** What interrupters knew, by the thread they interrupted. */
  private final Decoration<ShadowThread, SyncClock> interrupts =
      Decoration.startingWith(t -> new SyncClock());

  protected ClockedTool(Tids tids) {
    clocks = new ThreadClocks(tids);
  }

  /** From now on hooks look at the clocks, and tell only what is new. */
  protected final void letHooksLook() {
    isSeen = true;
    clocks.letHooksLook();
  }

  /** From now on threads carry copies of their epochs. Others' must not be there. */
  protected final void keepStamps() {
    clocks.keepStamps();
  }

  private SyncClock makeSyncClock(ShadowSync sync) {
    SyncClock made = new SyncClock();
    if (isSeen) {
      sync.state = made;
    }
    return made;
  }

  @Override
  public String summary() {
    return ClockCounts.text();
  }

  protected final ThreadClock clockOf(ShadowThread t) {
    return clocks.of(t);
  }

  /** The thread whose access the word is, or null if that is too long ago. */
  protected final Identity threadOf(long word) {
    return clocks.threadOf(word);
  }

  /** Called for every synchronization event. */
  protected void synchronizes(ShadowThread t) {}

  private ThreadClock clockOf(Event e) {
    synchronizes(e.thread());
    return clockOf(e.thread());
  }

  // [Acquire], [Release]; a wait is one after the other.

  @Override
  public void acquire(LockEvent e) {
    SyncClock lock = syncs.get(e.lock());
    ThreadClock t = clockOf(e);
    lock.resume(t);
    lock.teach(t);
    super.acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    syncs.get(e.lock()).assign(clockOf(e));
    super.release(e);
  }

  // [Read Volatile], [Write Volatile], and everything that works alike.

  @Override
  public void volatileAccess(VolatileEvent e) {
    if (e.isWrite()) {
      publish(e, e.variable());
    } else {
      observe(e, e.variable());
    }
    super.volatileAccess(e);
  }

  @Override
  public void publish(ChannelEvent e) {
    if (isOrder(e)) {
      publish(e, e.channel());
    }
    super.publish(e);
  }

  @Override
  public void observe(ChannelEvent e) {
    if (isOrder(e)) {
      observe(e, e.channel());
    }
    super.observe(e);
  }

  private boolean isOrder(ChannelEvent e) {
    return e.lock() == null || locksOrder();
  }

  /** Whether threads are ordered by who holds a lock first, or that is up to the scheduler. */
  protected boolean locksOrder() {
    return true;
  }

  /** A publication that did not take place. */
  @Override
  public void withdraw(ThreadEvent e) {
    clockOf(e).withdraw();
    super.withdraw(e);
  }

  @Override
  public void classInitialized(ChannelEvent e) {
    publish(e, e.channel());
    super.classInitialized(e);
  }

  @Override
  public void classAccessed(ChannelEvent e) {
    observe(e, e.channel());
    super.classAccessed(e);
  }

  private void publish(Event e, ShadowSync sync) {
    syncs.get(sync).add(clockOf(e));
  }

  private void observe(Event e, ShadowSync sync) {
    syncs.get(sync).teach(clockOf(e));
  }

  @Override
  public void interrupt(PairEvent e) {
    interrupts.get(e.other()).add(clockOf(e));
    super.interrupt(e);
  }

  @Override
  public void interrupted(ThreadEvent e) {
    interrupts.get(e.thread()).teach(clockOf(e));
    super.interrupted(e);
  }

  /** [Barrier Release]. */
  @Override
  public void barrier(BarrierEvent e) {
    synchronizes(e.thread());
    clocks.barrier(e);
    super.barrier(e);
  }

  // [Fork], [Join].

  @Override
  public void create(ThreadEvent e) {
    clocks.create(e.thread());
    super.create(e);
  }

  @Override
  public void start(PairEvent e) {
    synchronizes(e.thread());
    clocks.start(e);
    super.start(e);
  }

  @Override
  public void begin(ThreadEvent e) {
    clockOf(e.thread());
    super.begin(e);
  }

  @Override
  public void end(ThreadEvent e) {
    clocks.end(e.thread());
    super.end(e);
  }

  @Override
  public void join(PairEvent e) {
    learnOfEnd(e);
    super.join(e);
  }

  @Override
  public void isAlive(PairEvent e) {
    learnOfEnd(e);
    super.isAlive(e);
  }

  private void learnOfEnd(PairEvent e) {
    if (e.hasEnded()) {
      synchronizes(e.thread());
      clocks.learnOfEnd(e);
    }
  }
}
