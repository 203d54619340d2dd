package harrier.analyses.velodrome;

import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Transaction;
import harrier.analyses.transaction.TransactionTool;
import harrier.analyses.transaction.Violation;
import harrier.analyses.velodrome.Graph.Cycle;
import harrier.analyses.velodrome.Node.Edge;
import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowChannel;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Velodrome: reports transactions that no serial order of the observed trace can explain. Rules:
 * docs/analyses/velodrome.md.
 */
public final class Velodrome extends TransactionTool {
  private final Graph graph = new Graph(this::reportCycle);

  private final Decoration<ShadowThread, Actor> actors = Decoration.startingWith(t -> new Actor());

  /** U(m), and the same for volatile variables and channels. */
  private final Decoration<ShadowSync, History> syncs =
      Decoration.startingWith(sync -> new History(isValue(sync)));

  private final Decoration<ShadowThread, History> interrupts =
      Decoration.startingWith(t -> new History());

  @Override
  public String summary() {
    return graph.restarts() == 0
        ? ""
        : "Velodrome forgot all transactions so far "
            + (graph.restarts() == 1 ? "once" : graph.restarts() + " times")
            + ": one lasted while too many others came after it, and cycles may be missed\n";
  }

  /** Whether what publishes there replaces a value: an atomic, a key of a map. */
  private static boolean isValue(ShadowSync sync) {
    return sync instanceof ShadowChannel channel && channel.isValue();
  }

  private Actor actor(Event e) {
    return actorOf(e.thread());
  }

  private Actor actorOf(ShadowThread t) {
    Actor actor = actors.get(t);
    actor.calls = t.calls;
    return actor;
  }

  private Operation operation(Event e, String what, Object on) {
    return Operation.of(e, what, on, transactionOf(e.thread()));
  }

  // Transactions.

  @Override
  protected void begun(ShadowThread t, Transaction transaction) {
    graph.begin(actors.get(t), transaction);
  }

  @Override
  protected void ended(ShadowThread t, Transaction transaction) {
    if (transaction.isOutermost()) {
      graph.end(actors.get(t));
    }
  }

  // Accesses.

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new History();
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof History x)) {
      next().access(e);
    } else if (!isPartOfCall(e) && !isSettled(x, e.thread(), e.isWrite())) {
      access(e, x, Operation.of(e, transactionOf(e.thread())), e.isWrite());
    }
  }

  /** An atomic access by a handle: its synchronization says what it comes after. */
  private boolean isPartOfCall(AccessEvent e) {
    return e.isAtomic() && e.thread().calls.number() != 0;
  }

  private void access(Event e, History x, Operation operation, boolean write) {
    if (write) {
      graph.write(actor(e), x, operation);
    } else {
      graph.read(actor(e), x, operation);
    }
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof History x ? isSettled(x, t, false) : next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof History x ? isSettled(x, t, true) : next().isTrivialWrite(shadow, t);
  }

  /** Whether the access would add nothing to the graph. */
  private boolean isSettled(History x, ShadowThread t, boolean write) {
    Actor actor = actors.get(t);
    if (actor.isInside && actor.current == null) {
      return false;
    }
    Node node = actor.node();
    if (node == null || graph.isGone(node)) {
      return actor.isInside || x.isGone(graph);
    }
    Transaction inside = transactionOf(t);
    return write ? x.hasWritten(node, inside) : x.hasRead(node, inside);
  }

  /** A volatile variable is a variable, as far as serializability goes. */
  @Override
  public void volatileAccess(VolatileEvent e) {
    History x = syncs.get(e.variable());
    if (e.isWrite()) {
      graph.writeVolatile(actor(e), x, operation(e, "write", e.variable()));
    } else {
      graph.readVolatile(actor(e), x, operation(e, "read", e.variable()));
    }
    next().volatileAccess(e);
  }

  // Synchronization.

  @Override
  protected void acquired(LockEvent e) {
    graph.follow(actor(e), operation(e, "acquire", e.lock()), syncs.get(e.lock()).write());
  }

  @Override
  protected void released(LockEvent e) {
    graph.release(actor(e), syncs.get(e.lock()), operation(e, "release", e.lock()));
  }

  @Override
  public void publish(ChannelEvent e) {
    publish(e, e.channel());
    next().publish(e);
  }

  @Override
  public void observe(ChannelEvent e) {
    observe(e, e.channel());
    next().observe(e);
  }

  @Override
  public void withdraw(ThreadEvent e) {
    graph.withdraw(actor(e));
    next().withdraw(e);
  }

  @Override
  public void classInitialized(ChannelEvent e) {
    publish(e, e.channel());
    next().classInitialized(e);
  }

  @Override
  public void classAccessed(ChannelEvent e) {
    observe(e, e.channel());
    next().classAccessed(e);
  }

  private void publish(Event e, ShadowSync channel) {
    graph.publish(actor(e), syncs.get(channel), operation(e, "publish", channel));
  }

  /** A reader of a lock comes after those that held it alone. */
  private void observe(Event e, ShadowSync channel) {
    if (channel instanceof ShadowLock lock) {
      graph.follow(actor(e), operation(e, "acquire", lock), syncs.get(lock).write());
      return;
    }
    graph.observe(actor(e), syncs.get(channel), operation(e, "observe", channel));
  }

  @Override
  public void interrupt(PairEvent e) {
    graph.publish(actor(e), interrupts.get(e.other()), operation(e, "interrupt", e.other()));
    next().interrupt(e);
  }

  @Override
  public void interrupted(ThreadEvent e) {
    graph.observe(actor(e), interrupts.get(e.thread()), operation(e, "interrupted", null));
    next().interrupted(e);
  }

  /** Each thread arrives before any departs. */
  @Override
  public void barrier(BarrierEvent e) {
    History passed = new History();
    Operation arrival = operation(e, "barrier", null);
    e.released().forEach(t -> graph.publish(actorOf(t), passed, by(t, arrival)));
    e.released().forEach(t -> graph.follow(actorOf(t), by(t, arrival), passed.reads()));
    next().barrier(e);
  }

  private Operation by(ShadowThread t, Operation arrival) {
    return arrival.by(t, transactionOfWaiting(t));
  }

  // Threads.

  @Override
  public void start(PairEvent e) {
    graph.start(actor(e), actors.get(e.other()), operation(e, "start", e.other()));
    next().start(e);
  }

  @Override
  public void join(PairEvent e) {
    learnOfEnd(e);
    next().join(e);
  }

  @Override
  public void isAlive(PairEvent e) {
    learnOfEnd(e);
    next().isAlive(e);
  }

  private void learnOfEnd(PairEvent e) {
    if (e.hasEnded()) {
      graph.follow(actor(e), operation(e, "join", e.other()), actors.get(e.other()).last);
    }
  }

  @Override
  public void end(ThreadEvent e) {
    Actor ended = actor(e);
    if (ended.isInside) {
      graph.end(ended);
    }
    super.end(e);
  }

  // Reports.

  /** [Blame]: in an increasing cycle, the transaction that the cycle was found in. */
  private void reportCycle(Cycle cycle) {
    List<Operation> operations = new ArrayList<>();
    for (Edge edge : cycle.edges()) {
      operations.add(edge.tail().operation);
      operations.add(edge.head().operation);
    }
    Edge first = cycle.edges().get(0);
    Transaction blamed = operations.get(operations.size() - 1).inside();
    while (!blamed.isOutermost() && (!cycle.isIncreasing() || blamed.start >= first.tail().time)) {
      blamed = blamed.outer;
    }
    if (blamed.isReported) {
      return;
    }
    blamed.isReported = true;
    String order = operations.stream().map(Operation::toString).collect(Collectors.joining(", "));
    String why =
        cycle.isIncreasing()
            ? blamed.description() + " is not atomic: "
            : blamed.description() + " and the others are not all atomic: ";
    report(Violation.of(name(), blamed, operations, why + order + "."));
  }
}
