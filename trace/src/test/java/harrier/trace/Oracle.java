package harrier.trace;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An order by its definition: the transitive closure of all edges of a trace. Happens-before, or
 * with fewer edges what comes first in every run.
 */
final class Oracle {
  /** Steps by which threads communicate, and which of them comes first is up to the scheduler. */
  private static final Set<Op> SCHEDULED =
      EnumSet.of(
          Op.RELEASE,
          Op.WAIT,
          Op.ACQUIRE,
          Op.ACQUIRE_SHARED,
          Op.RELEASE_SHARED,
          Op.WAKE,
          Op.VOLATILE_READ,
          Op.VOLATILE_WRITE,
          Op.INTERRUPT,
          Op.INTERRUPTED);

  private enum Part {
    STEP,
    ARRIVAL,
    DEPARTURE
  }

  /** A step, or the arrival or departure of one thread at a barrier. */
  private record Node(String thread, Part part, Step step) {}

  private final List<Node> nodes = new ArrayList<>();

  /** For each node, the nodes that happen before it. */
  private final List<BitSet> before = new ArrayList<>();

  /** The node of each step, by line. */
  private final Map<Integer, Integer> atLine = new LinkedHashMap<>();

  private final Map<String, Integer> firstRaces = new LinkedHashMap<>();

  /** Whether it is the order of all runs: then what the scheduler decides has to be ordered. */
  private final boolean isOfAllRuns;

  Oracle(Trace trace) {
    this(trace, false);
  }

  Oracle(Trace trace, boolean isOfAllRuns) {
    this.isOfAllRuns = isOfAllRuns;
    for (Step step : trace.steps()) {
      atLine.put(step.line(), nodes.size());
      nodes.add(new Node(step.thread(), Part.STEP, step));
      if (step.op() == Op.BARRIER) {
        step.operands().forEach(t -> nodes.add(new Node(t, Part.ARRIVAL, step)));
        step.operands().forEach(t -> nodes.add(new Node(t, Part.DEPARTURE, step)));
      }
    }
    for (int j = 0; j < nodes.size(); j++) {
      BitSet known = new BitSet();
      for (int i = 0; i < j; i++) {
        if (isEdge(i, j)) {
          known.or(before.get(i));
          known.set(i);
        }
      }
      before.add(known);
    }
    findFirstRaces();
  }

  private boolean isEdge(int i, int j) {
    Node from = nodes.get(i);
    Node to = nodes.get(j);
    Step a = from.step;
    Step b = to.step;
    if (from.thread.equals(to.thread)) {
      return true;
    }
    if (from.part == Part.ARRIVAL && to.part == Part.DEPARTURE && a == b) {
      return true;
    }
    if ((b.op() == Op.JOIN || b.op() == Op.IS_ALIVE) && from.thread.equals(b.operand())) {
      return nodes.subList(j, nodes.size()).stream().noneMatch(n -> n.thread.equals(from.thread));
    }
    return !(isOfAllRuns && SCHEDULED.contains(a.op())) && communicates(from, to);
  }

  /** Whether one step tells a later one something, accesses left out. */
  private static boolean communicates(Node from, Node to) {
    Step a = from.step;
    Step b = to.step;
    return switch (a.op()) {
      case RELEASE, WAIT -> (takesAlone(b) || b.op() == Op.ACQUIRE_SHARED) && haveSameOperand(a, b);
      case RELEASE_SHARED -> takesAlone(b) && haveSameOperand(a, b);
      case VOLATILE_WRITE -> b.op() == Op.VOLATILE_READ && haveSameOperand(a, b);
      case PUBLISH -> b.op() == Op.OBSERVE && haveSameOperand(a, b);
      case INIT -> b.op() == Op.USE && haveSameOperand(a, b);
      case FORK -> to.thread.equals(a.operand());
      case INTERRUPT -> b.op() == Op.INTERRUPTED && to.thread.equals(a.operand());
      default -> false;
    };
  }

  private static boolean takesAlone(Step step) {
    return step.op() == Op.ACQUIRE || step.op() == Op.WAKE;
  }

  private static boolean haveSameOperand(Step a, Step b) {
    return a.operands().equals(b.operands());
  }

  /** Whether the accesses at two lines, in this order, conflict and are not ordered. */
  boolean isRace(int line, int laterLine) {
    return isRaceOf(atLine.get(line), atLine.get(laterLine));
  }

  private boolean isRaceOf(int i, int j) {
    Step a = nodes.get(i).step;
    Step b = nodes.get(j).step;
    boolean isConflict =
        a.op().isAccess()
            && b.op().isAccess()
            && haveSameOperand(a, b)
            && (a.op() == Op.WRITE || b.op() == Op.WRITE);
    return (isConflict || isOfAllRuns && isScheduled(nodes.get(i), nodes.get(j)))
        && !before.get(j).get(i);
  }

  /** Whether the scheduler decides which of two steps comes first, and it makes a difference. */
  private static boolean isScheduled(Node from, Node to) {
    Op a = from.step.op();
    Op b = to.step.op();
    boolean areVolatile =
        b == Op.VOLATILE_WRITE
            && (a == Op.VOLATILE_READ || a == Op.VOLATILE_WRITE)
            && haveSameOperand(from.step, to.step);
    return areVolatile || SCHEDULED.contains(a) && communicates(from, to);
  }

  private void findFirstRaces() {
    for (int j = 0; j < nodes.size(); j++) {
      for (int i = 0; i < j; i++) {
        if (isRaceOf(i, j)) {
          firstRaces.putIfAbsent(subjectOf(nodes.get(j)), nodes.get(j).step.line());
        }
      }
    }
  }

  private static String subjectOf(Node node) {
    return node.step.op() == Op.INTERRUPTED ? "interrupts of " + node.thread : node.step.operand();
  }

  /** The line of the first access to each variable that races with an earlier one. */
  Map<String, Integer> firstRaces() {
    return firstRaces;
  }
}
