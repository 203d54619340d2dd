package harrier.trace;

import harrier.event.AccessEvent;
import harrier.event.AccessEvent.Mode;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.hook.ArrayHooks;
import harrier.hook.ModelHooks;
import harrier.hook.SyncHooks;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import harrier.tool.Chain;
import harrier.tool.EventKind;
import harrier.tool.Tool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Takes the steps of a trace through the hooks of a running program to a chain that keeps words, so
 * that what hooks leave out is left out. What there are no hooks for goes to the chain as it is.
 *
 * <p>If asked to, takes half of the variables for neighbours in an array, whose accesses are
 * gathered at times.
 */
final class ThroughHooks extends Tool {
  private static final int CURSORS = 2;

  /** How many elements stand for a variable; its first is part of each access. */
  private static final int LENGTH = 40;

  private final Chain chain;
  private final Random random;
  private final boolean hasArray;

  /** What threads synchronize on. */
  private final Map<ShadowSync, Object> objects = new HashMap<>();

  /** Traces that follow each other have variables of the same names. */
  private final Map<Variable, Cell> cells = new IdentityHashMap<>();

  private final int[] array = new int[16 * LENGTH];

  /** The variables that are elements of the array, in this order. */
  private final List<String> inArray = new ArrayList<>();

  /** Whether monitors are those of code of the target, by lock; else those of models. */
  private final Map<Object, Boolean> areMonitors = new HashMap<>();

  private ThroughHooks(Chain chain, long seed, boolean hasArray) {
    this.chain = chain;
    this.hasArray = hasArray;
    random = new Random(seed);
  }

  /** Behind the hooks there is this chain from now on. */
  static Replay to(Chain chain, long seed, boolean hasArray) {
    LiveChain.start(chain);
    Chain hooks = Chain.of(new ThroughHooks(chain, seed, hasArray), finding -> {});
    return Replay.withReferences(hooks).withoutInlineTest();
  }

  private Object objectOf(ShadowSync sync) {
    return objects.computeIfAbsent(sync, s -> new Object());
  }

  /** Monitors have no readers. */
  private boolean isMonitor(ShadowLock lock) {
    return !lock.name().startsWith(RandomTraces.READ_WRITE)
        && areMonitors.computeIfAbsent(objectOf(lock), l -> random.nextBoolean());
  }

  private void pass(EventKind kind, Event e) {
    settle(e.thread());
    kind.deliver(chain.first(), e);
  }

  private static void settle(ShadowThread t) {
    ArrayHooks.settle(t);
    t.forgetSettled();
  }

  // What hooks are there for.

  @Override
  public void acquire(LockEvent e) {
    Object lock = objectOf(e.lock());
    ShadowThread t = e.thread();
    int site = e.site().id;
    if (e.isWait()) {
      SyncHooks.afterWait(lock, site, t);
    } else if (isMonitor(e.lock())) {
      SyncHooks.acquire(lock, site, t);
    } else {
      ModelHooks.acquire(lock, t);
    }
  }

  @Override
  public void release(LockEvent e) {
    Object lock = objectOf(e.lock());
    ShadowThread t = e.thread();
    int site = e.site().id;
    if (e.isWait()) {
      SyncHooks.beforeWait(lock, site, t);
    } else if (isMonitor(e.lock())) {
      SyncHooks.release(lock, site, t);
    } else {
      ModelHooks.release(lock, t);
    }
  }

  @Override
  public void acquireShared(LockEvent e) {
    ModelHooks.acquireShared(objectOf(e.lock()), e.thread());
  }

  @Override
  public void releaseShared(LockEvent e) {
    ModelHooks.releaseShared(objectOf(e.lock()), e.thread());
  }

  @Override
  public void volatileAccess(VolatileEvent e) {
    synchronize(e.variable(), e.thread(), e.isWrite());
  }

  @Override
  public void publish(ChannelEvent e) {
    if (e.lock() == null) { // hooks say it for locks
      synchronize(e.channel(), e.thread(), true);
    }
  }

  @Override
  public void observe(ChannelEvent e) {
    if (e.lock() == null) {
      synchronize(e.channel(), e.thread(), false);
    }
  }

  private void synchronize(ShadowSync sync, ShadowThread t, boolean publishes) {
    if (publishes) {
      ModelHooks.publish(objectOf(sync), t);
    } else {
      ModelHooks.observe(objectOf(sync), t);
    }
  }

  @Override
  public void withdraw(ThreadEvent e) {
    if (!e.thread().hadNothingNew) {
      pass(EventKind.WITHDRAW, e);
    }
  }

  @Override
  public void barrier(BarrierEvent e) {
    e.released().forEach(ThroughHooks::settle);
    pass(EventKind.BARRIER, e);
  }

  @Override
  public void access(AccessEvent e) {
    String name = e.variable().name();
    ShadowThread t = e.thread();
    Site site = e.site();
    boolean write = e.isWrite();
    if (hasArray && name.hashCode() % 2 == 0) {
      if (!inArray.contains(name)) {
        inArray.add(name);
      }
      walk(inArray.indexOf(name), t, site, write);
      return;
    }
    Cell cell = cells.computeIfAbsent(e.variable(), any -> new Cell(name));
    if (e.isAtomic()) {
      chain.wordTool().accessWords(cell.accessWords(t, site).in(Mode.ATOMIC));
    } else if (!cell.isTrivial(t, write)) {
      chain.wordTool().accessWords(cell.accessWords(t, site));
    }
  }

  /** The first element of a variable, or more of them, one by one or in a walk. */
  private void walk(int variable, ShadowThread t, Site site, boolean write) {
    int first = variable * LENGTH;
    int end = first + (random.nextBoolean() ? 1 : 1 + random.nextInt(LENGTH));
    int number = random.nextInt(CURSORS + 1);
    for (int i = first; i < end; i++) {
      if (number < CURSORS) {
        if (write) {
          ArrayHooks.writeOn(array, i, null, number, site.id, t);
        } else {
          ArrayHooks.readOn(array, i, null, number, site.id, t);
        }
      } else if (write) {
        ArrayHooks.write(array, i, ArrayHooks.last(t), site.id, t);
      } else {
        ArrayHooks.read(array, i, ArrayHooks.last(t), site.id, t);
      }
    }
  }

  // What there are none for.

  @Override
  public void end(ThreadEvent e) {
    pass(EventKind.END, e);
  }

  @Override
  public void create(ThreadEvent e) {
    pass(EventKind.CREATE, e);
  }

  @Override
  public void begin(ThreadEvent e) {
    pass(EventKind.BEGIN, e);
  }

  @Override
  public void start(PairEvent e) {
    pass(EventKind.START, e);
  }

  @Override
  public void join(PairEvent e) {
    pass(EventKind.JOIN, e);
  }

  @Override
  public void isAlive(PairEvent e) {
    pass(EventKind.IS_ALIVE, e);
  }

  @Override
  public void interrupt(PairEvent e) {
    pass(EventKind.INTERRUPT, e);
  }

  @Override
  public void interrupted(ThreadEvent e) {
    pass(EventKind.INTERRUPTED, e);
  }

  @Override
  public void classInitialized(ChannelEvent e) {
    pass(EventKind.CLASS_INITIALIZED, e);
  }

  @Override
  public void classAccessed(ChannelEvent e) {
    pass(EventKind.CLASS_ACCESSED, e);
  }
}
