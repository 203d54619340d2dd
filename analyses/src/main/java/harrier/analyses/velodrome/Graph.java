package harrier.analyses.velodrome;

import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Transaction;
import harrier.analyses.velodrome.Actor.Publication;
import harrier.analyses.velodrome.Node.Edge;
import harrier.shadow.SpinLock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Which transactions come before which: H of the paper. Without cycles, because an edge that would
 * close one is reported instead of added.
 *
 * <p>A node that has ended and that no edge leads into can be in no cycle: it is collected, and all
 * steps in it count as none.
 */
final class Graph extends SpinLock {
  /** Should so many nodes be alive, the graph starts afresh. */
  private static final int MOST_NODES = 65_536;

  /** A cycle, as the edges from the transaction it was found in back to it. */
  record Cycle(List<Edge> edges, boolean isIncreasing) {}

  private final Consumer<Cycle> report;

  /** How often the graph has started afresh. Read without the lock by inline tests. */
  private volatile int era;

  private int alive;
  private long time;
  private int searches;

  /** Cycles that are to be reported once the lock is free. */
  private List<Cycle> found = List.of();

  Graph(Consumer<Cycle> report) {
    this.report = report;
  }

  /** Whether no cycle can go through the step any more. Null is no step. */
  boolean isGone(Step step) {
    return step == null || isGone(step.node);
  }

  boolean isGone(Node node) {
    return node.isCollected || node.era != era;
  }

  int restarts() {
    return era;
  }

  /** Unlocks, and reports what was found meanwhile. */
  private void leave() {
    List<Cycle> cycles = found;
    found = List.of();
    unlock();
    cycles.forEach(report);
  }

  // [Enter], [Exit].

  /** The node is made with the first step: many transactions do nothing that matters to others. */
  void begin(Actor t, Transaction transaction) {
    t.isInside = true;
    transaction.start = time; // what the thread did before is no later, whatever others do now
  }

  void end(Actor t) {
    t.isInside = false;
    Node ended = t.current;
    if (ended == null) {
      return;
    }
    lock();
    try {
      t.current = null;
      ended.isOpen = false;
      collect(ended);
    } finally {
      leave();
    }
  }

  // Everything else.

  /** [Read]. */
  void read(Actor t, History x, Operation operation) {
    lock();
    try {
      Step step = step(t, operation, x.write());
      if (step != null) {
        x.read(step, this);
      }
    } finally {
      leave();
    }
  }

  /** [Write]. */
  void write(Actor t, History x, Operation operation) {
    lock();
    try {
      Step[] reads = x.reads();
      Step[] before = java.util.Arrays.copyOf(reads, reads.length + 1);
      before[reads.length] = x.write();
      x.wrote(step(t, operation, before));
    } finally {
      leave();
    }
  }

  /** A volatile variable is written; a handle's call may go on to read it, as one operation. */
  void writeVolatile(Actor t, History x, Operation operation) {
    write(t, x, operation);
    if (t.calls.number() != 0) {
      t.hasPublished(x, null);
    }
  }

  void readVolatile(Actor t, History x, Operation operation) {
    if (t.publication(x) == null) {
      read(t, x, operation);
    }
  }

  /** [Acquire], and whatever else comes after others and leaves nothing for later ones. */
  void follow(Actor t, Operation operation, Step... before) {
    lock();
    try {
      step(t, operation, before);
    } finally {
      leave();
    }
  }

  /** [Release]. */
  void release(Actor t, History lock, Operation operation) {
    lock();
    try {
      lock.wrote(step(t, operation));
    } finally {
      leave();
    }
  }

  /**
   * What follows an observe comes after this, but publications are in no order, unless they replace
   * a value: that comes after what has read it, and after what has replaced it before, if that is
   * over for certain.
   */
  void publish(Actor t, History channel, Operation operation) {
    lock();
    try {
      Step step = channel.isValue() ? replace(t, channel, operation) : step(t, operation);
      if (step != null && !channel.isValue()) {
        channel.read(step, this);
      }
      t.hasPublished(channel, step);
    } finally {
      leave();
    }
  }

  private Step replace(Actor t, History value, Operation operation) {
    List<Step> before = over(value.reads());
    before.addAll(over(value.observed()));
    Step step = step(t, operation, before.toArray(Step.NONE));
    if (step != null) {
      value.replaced(step);
    }
    return step;
  }

  private static List<Step> over(Step[] steps) {
    List<Step> over = new ArrayList<>();
    for (Step each : steps) {
      if (each.isOver()) {
        over.add(each);
      }
    }
    return over;
  }

  void withdraw(Actor t) {
    lock();
    try {
      Publication last = t.withdraw();
      if (last != null && last.step() != null) {
        last.on().remove(last.step());
      }
    } finally {
      leave();
    }
  }

  /**
   * A thread that observes what it has just published on does one operation, a compare-and-set. It
   * is in no order with others that were not over when it began.
   */
  void observe(Actor t, History channel, Operation operation) {
    lock();
    try {
      Publication own = t.publication(channel);
      if (channel.isValue()) {
        if (own == null) {
          Step step = step(t, operation, over(channel.reads()).toArray(Step.NONE));
          if (step != null) {
            channel.observed(step, this);
          }
        }
        return;
      }
      Step first = own == null ? null : own.step();
      List<Step> before = new ArrayList<>();
      for (Step each : channel.reads()) {
        if (first == null || each.end < first.time) {
          before.add(each);
        }
      }
      step(t, operation, before.toArray(Step.NONE));
      if (first != null) {
        first.end = ++time;
      }
    } finally {
      leave();
    }
  }

  /** What {@code started} does comes after what {@code t} has done. */
  void start(Actor t, Actor started, Operation operation) {
    lock();
    try {
      started.last = step(t, operation);
    } finally {
      leave();
    }
  }

  /** [Inside], [Outside]: places an operation behind others; null if that matters to nobody. */
  private Step step(Actor t, Operation operation, Step... before) {
    t.moves();
    time++;
    boolean isFirst = t.isInside && t.current == null;
    if (isFirst) {
      t.current = newNode(true);
    }
    Step step =
        t.isInside ? new Step(t.current, time, operation, t) : outside(t, operation, before);
    if (step != null) {
      for (Step each : before) {
        addEdge(each, step);
      }
      if (isFirst || !t.isInside) {
        addEdge(t.last, step);
      }
    }
    t.last = step;
    return step;
  }

  /**
   * An operation outside of transactions joins the last node that all others come before, if there
   * is one: [Outside Merge].
   */
  private Step outside(Actor t, Operation operation, Step[] before) {
    Step last = t.last;
    Node latest = isGone(last) ? null : last.node;
    for (Step each : before) {
      if (!isGone(each) && (latest == null || isBefore(latest, each.node))) {
        latest = each.node;
      }
    }
    if (latest == null) {
      return null;
    }
    boolean joins = !latest.isOpen && isBeforeOrSame(last, latest);
    for (Step each : before) {
      joins &= isBeforeOrSame(each, latest);
    }
    return new Step(joins ? latest : newNode(false), time, operation, t);
  }

  private boolean isBeforeOrSame(Step step, Node node) {
    return isGone(step) || step.node == node || isBefore(step.node, node);
  }

  private Node newNode(boolean isOpen) {
    if (++alive > MOST_NODES) {
      era++;
      alive = 1;
    }
    return new Node(era, isOpen);
  }

  private void addEdge(Step tail, Step head) {
    if (isGone(tail) || isGone(head.node) || tail.node == head.node) {
      return;
    }
    Edge edge = new Edge(tail, head);
    if (tail.node.out.containsKey(head.node)) {
      tail.node.out.put(head.node, edge);
    } else if (!isBefore(head.node, tail.node)) {
      tail.node.out.put(head.node, edge);
      head.node.incoming++;
    } else {
      found = new ArrayList<>(found);
      found.add(cycle(edge));
    }
  }

  private void collect(Node node) {
    Deque<Node> candidates = new ArrayDeque<>(List.of(node));
    while (!candidates.isEmpty()) {
      Node candidate = candidates.pop();
      if (!candidate.isOpen && candidate.incoming == 0 && !isGone(candidate)) {
        candidate.isCollected = true;
        alive--;
        for (Node next : candidate.out.keySet()) {
          next.incoming--;
          candidates.push(next);
        }
        candidate.out.clear();
      }
    }
  }

  // Searching.

  private boolean isBefore(Node from, Node to) {
    return !from.out.isEmpty() && path(from, to, Long.MIN_VALUE, false) != null;
  }

  /** The cycle that an edge closes: one in which time only goes forward, if there is one. */
  private Cycle cycle(Edge closing) {
    Node from = closing.head().node;
    Node to = closing.tail().node;
    List<Edge> edges = path(from, to, closing.tail().time, true);
    boolean isIncreasing = edges != null;
    if (!isIncreasing) {
      edges = path(from, to, Long.MAX_VALUE, false);
    }
    edges.add(closing);
    return new Cycle(edges, isIncreasing);
  }

  /**
   * The fewest edges from one node to another, or null if there is no way.
   *
   * @param limit if the way has to be increasing, the time to arrive at the latest
   */
  private List<Edge> path(Node from, Node to, long limit, boolean increasing) {
    searches++;
    from.reach(null, searches);
    Deque<Node> open = new ArrayDeque<>();
    open.add(from);
    while (!open.isEmpty()) {
      Node node = open.remove();
      long since = node == from ? Long.MIN_VALUE : node.by.head().time;
      for (Edge edge : node.out.values()) {
        Node next = edge.head().node;
        boolean fits = !increasing || edge.tail().time >= since && edge.head().time <= limit;
        if (fits && next.visited != searches) {
          next.reach(edge, searches);
          if (next == to) {
            return wayTo(to);
          }
          open.add(next);
        }
      }
    }
    return null;
  }

  private static List<Edge> wayTo(Node to) {
    List<Edge> edges = new ArrayList<>();
    for (Edge edge = to.by; edge != null; edge = edge.tail().node.by) {
      edges.add(0, edge);
    }
    return edges;
  }
}
