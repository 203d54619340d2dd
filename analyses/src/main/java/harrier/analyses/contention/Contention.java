package harrier.analyses.contention;

import harrier.event.LockEvent;
import harrier.event.ThreadEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.function.LongSupplier;

/**
 * Finds where threads block on locks, and for how long. What it sees and what not:
 * docs/analyses/contention.md.
 */
public final class Contention extends Tool {
  /** A request for a lock that another thread held. Touched only by the requesting thread. */
  private static final class Request {
    ShadowLock lock;
    long since;
  }

  private final LongSupplier clock;
  private final Decoration<ShadowThread, Request> requests =
      Decoration.startingWith(t -> new Request());
  private final Delays delays = new Delays();

  /** The virtual machine's own figures; null if it keeps none. */
  private JvmFigures jvm;

  public Contention() {
    this(System::nanoTime);
  }

  Contention(LongSupplier clock) {
    this.clock = clock;
  }

  @Override
  public void init(ToolOptions options) {
    try {
      jvm = JvmFigures.ifAvailable();
    } catch (LinkageError absent) {
      jvm = null; // the target runs without the module java.management
    }
  }

  @Override
  public void request(LockEvent e) {
    Request request = requests.get(e.thread());
    ShadowThread holder = e.lock().holder();
    boolean blocks = holder != null && holder != e.thread();
    request.lock = blocks ? e.lock() : null;
    next().request(e);
    if (blocks) {
      request.since = clock.getAsLong();
    }
  }

  @Override
  public void acquire(LockEvent e) {
    Request request = requests.get(e.thread());
    if (request.lock == e.lock() && !e.isWait()) {
      delays.add(e.site(), clock.getAsLong() - request.since);
    }
    request.lock = null;
    next().acquire(e);
  }

  @Override
  public void end(ThreadEvent e) {
    if (jvm != null) {
      jvm.addCurrentThread();
    }
    next().end(e);
  }

  @Override
  public String summary() {
    return "harrier: Contention: where threads blocked on locks\n"
        + delays.table()
        + (jvm == null ? "" : jvm.line());
  }
}
