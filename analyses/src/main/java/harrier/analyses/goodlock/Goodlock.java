package harrier.analyses.goodlock;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.race.TargetStack;
import harrier.event.LockEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Goodlock: reports locks that threads take in circular order, so that each may wait for the next
 * one for ever. Rules: docs/analyses/goodlock.md.
 */
public final class Goodlock extends ClockedTool {
  /** Stacks taken in all: a target that never stops making new edges must not pay for ever. */
  private static final int STACKS = 1_000_000;

  /** The frame of a method of a lock that does not wait for ever. */
  private static final Pattern TRY = Pattern.compile("\\.try(Read|Write)?Lock\\(|\\.tryConvertTo");

  /** Touched only by their thread. */
  private final Decoration<ShadowThread, Nest> nests = Decoration.startingWith(t -> new Nest());

  private final Decoration<ShadowLock, Orders> orders = Decoration.startingWith(Orders::new);

  private boolean reportsOrdered;

  /** Threads may lose a count. */
  private int stacks;

  public Goodlock() {
    super(new Tids());
  }

  @Override
  public void init(ToolOptions options) {
    reportsOrdered = options.flag("goodlock.ordered");
  }

  /** [Request]: the thread may never get the lock. */
  @Override
  public void request(LockEvent e) {
    nest(e, false);
    next().request(e);
  }

  /** [Acquire]. Locks order no segments: the next run may take them in another order. */
  @Override
  public void acquire(LockEvent e) {
    hold(e, false);
    next().acquire(e);
  }

  /** [Acquire] for reading. */
  @Override
  public void acquireShared(LockEvent e) {
    hold(e, true);
    next().acquireShared(e);
  }

  private void hold(LockEvent e, boolean reading) {
    nest(e, reading);
    Nest nest = nests.get(e.thread());
    boolean isNew = !Hold.has(nest.holds, e.lock(), reading);
    if (isNew) {
      boolean wantsMoment = e.site() == Site.UNKNOWN && orders.get(e.lock()).wantsMoment();
      nest.holds =
          new Hold(
              e.lock(),
              reading,
              e.site(),
              wantsMoment && stacks++ < STACKS ? new Throwable() : null,
              nest.holds);
    }
  }

  /** [Release]. */
  @Override
  public void release(LockEvent e) {
    letGo(e, false);
    next().release(e);
  }

  @Override
  public void releaseShared(LockEvent e) {
    letGo(e, true);
    next().releaseShared(e);
  }

  private void letGo(LockEvent e, boolean reading) {
    Nest nest = nests.get(e.thread());
    nest.holds = Hold.without(nest.holds, e.lock(), reading);
  }

  // Read locks order no segments either.

  @Override
  protected boolean locksOrder() {
    return false;
  }

  private void nest(LockEvent e, boolean reading) {
    Nest nest = nests.get(e.thread());
    if (nest.holds == null || Hold.has(nest.holds, e.lock())) {
      return;
    }
    ThreadClock t = clockOf(e.thread());
    long at = t.word(e.site());
    if (nest.isKnown(e.lock(), reading, at, t.known())) {
      return;
    }
    List<Hold> held = nest.holds.all();
    List<Edge.Gate> gates = new ArrayList<>();
    held.forEach(hold -> gates.add(new Edge.Gate(orders.get(hold.lock()).name, hold.reading())));
    for (int i = 0; i < held.size(); i++) {
      Edge edge =
          new Edge(
              e.thread().identity(),
              gates.get(i),
              orders.get(e.lock()).name,
              reading,
              gates,
              e.site(),
              at,
              t.known(),
              List.of());
      add(edge, held.get(i), e);
    }
  }

  private void add(Edge bare, Hold source, LockEvent e) {
    Orders from = orders.get(source.lock());
    if (from.needsNo(bare)) {
      return;
    }
    Edge edge = bare.with(accesses(from, bare, source, e));
    if (!edge.accesses().isEmpty()) {
      from.add(edge);
      new Cycles(orders, reportsOrdered, this::report).closedBy(edge);
    }
  }

  /** [Standstill]: what hangs at the end need not have come to an event. */
  @Override
  public String summary() {
    for (Standstill each : Standstill.now()) {
      report(
          new Finding(
              Finding.DEADLOCK_POTENTIAL,
              name(),
              Variable.object(each.lock()),
              each.accesses(),
              "These threads were deadlocked when the run ended."));
    }
    return "";
  }

  // What a finding says.

  /** How both locks of an edge were taken; empty if the thread does not wait for the second. */
  private List<Access> accesses(Orders from, Edge edge, Hold source, LockEvent e) {
    Edge like = e.site() == Site.UNKNOWN ? null : from.like(edge);
    if (like != null) {
      return like.accesses();
    }
    List<String> stack = stacks++ < STACKS ? TargetStack.now() : List.of();
    if (e.site() == Site.UNKNOWN && isTry(stack)) {
      return List.of();
    }
    ShadowThread t = e.thread();
    return List.of(
        taken(t, source.site(), source.stack(stack), Hold.names(source.outer())),
        taken(t, e.site(), stack, Hold.names(nests.get(t).holds)));
  }

  /** [Try]: a thread that only tries goes on without the lock. */
  private static boolean isTry(List<String> stack) {
    return !stack.isEmpty() && TRY.matcher(stack.get(0)).find();
  }

  private static Access taken(ShadowThread t, Site site, List<String> stack, List<String> locks) {
    boolean isVague = site.line < 0 && !stack.isEmpty();
    String where = isVague ? TargetStack.siteIn(stack) : site.toString();
    return Access.by(t, "acquire", where, stack, locks);
  }

  private void report(List<Edge> cycle) {
    List<Edge> edges = new ArrayList<>(cycle);
    Edge first =
        Collections.min(edges, Comparator.comparing(edge -> edge.source().lock().toString()));
    Collections.rotate(edges, -edges.indexOf(first));
    boolean ordered = false;
    for (Edge edge : edges) {
      ordered |= edges.stream().anyMatch(other -> other != edge && edge.isOrderedWith(other));
    }
    String circle =
        edges.stream()
            .map(edge -> edge.source().lock() + " before " + edge.target())
            .collect(Collectors.joining(", "));
    report(
        new Finding(
            Finding.DEADLOCK_POTENTIAL,
            name(),
            Variable.object(first.source().lock().type()),
            edges.stream().flatMap(edge -> edge.accesses().stream()).toList(),
            circle + (ordered ? "; in this run the threads were ordered." : ".")));
  }
}
