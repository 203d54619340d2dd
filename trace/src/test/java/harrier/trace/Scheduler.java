package harrier.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tries every schedule of what the threads of a trace do with locks, forks and joins, and collects
 * the deadlocks: circles of threads each of which waits for a lock of the next.
 */
final class Scheduler {
  private final Map<String, List<Step>> programs = new LinkedHashMap<>();
  private final Set<String> forked = new HashSet<>();
  private final Set<Map<String, Integer>> seen = new HashSet<>();
  private final Set<Set<String>> deadlocks = new HashSet<>();

  Scheduler(Trace trace) {
    trace.threads().forEach(t -> programs.put(t, new ArrayList<>()));
    for (Step step : trace.steps()) {
      programs.get(step.thread()).add(step);
      if (step.op() == Op.FORK) {
        forked.add(step.operand());
      }
    }
    Map<String, Integer> start = new HashMap<>();
    programs.keySet().forEach(t -> start.put(t, 0));
    explore(start);
  }

  /** The locks of each deadlock. */
  Set<Set<String>> deadlocks() {
    return deadlocks;
  }

  private void explore(Map<String, Integer> at) {
    if (!seen.add(at)) {
      return;
    }
    Map<String, List<Step>> holders = holders(at);
    for (String t : programs.keySet()) {
      findCircles(t, t, Set.of(), at, holders);
      Step step = next(t, at);
      if (step != null && isPossible(step, at, holders)) {
        Map<String, Integer> then = new HashMap<>(at);
        then.merge(t, 1, Integer::sum);
        explore(then);
      }
    }
  }

  private Step next(String t, Map<String, Integer> at) {
    int i = at.get(t);
    return i < programs.get(t).size() && isThere(t, at) ? programs.get(t).get(i) : null;
  }

  private boolean isThere(String t, Map<String, Integer> at) {
    return !forked.contains(t)
        || programs.entrySet().stream()
            .flatMap(p -> p.getValue().subList(0, at.get(p.getKey())).stream())
            .anyMatch(step -> step.op() == Op.FORK && step.operand().equals(t));
  }

  private boolean isPossible(Step step, Map<String, Integer> at, Map<String, List<Step>> holders) {
    return switch (step.op()) {
      case ACQUIRE, ACQUIRE_SHARED -> blockers(step, holders).isEmpty();
      case JOIN ->
          isThere(step.operand(), at)
              && at.get(step.operand()) == programs.get(step.operand()).size();
      default -> true;
    };
  }

  /** What each thread holds, as the steps by which it took it. */
  private Map<String, List<Step>> holders(Map<String, Integer> at) {
    Map<String, List<Step>> holders = new HashMap<>();
    programs.forEach(
        (t, steps) -> {
          List<Step> held = new ArrayList<>();
          for (Step step : steps.subList(0, at.get(t))) {
            if (step.op().isAcquire()) {
              held.add(step);
            } else if (step.op().isRelease()) {
              held.removeIf(taken -> taken.operand().equals(step.operand()));
            }
          }
          holders.put(t, held);
        });
    return holders;
  }

  /** The threads that hold a lock so that a step, which takes it, has to wait. */
  private static List<String> blockers(Step step, Map<String, List<Step>> holders) {
    List<String> blockers = new ArrayList<>();
    holders.forEach(
        (t, held) -> {
          if (held.stream().anyMatch(taken -> excludes(taken, step))) {
            blockers.add(t);
          }
        });
    return blockers;
  }

  private static boolean excludes(Step taken, Step wanted) {
    return taken.operand().equals(wanted.operand())
        && (taken.op() == Op.ACQUIRE || wanted.op() == Op.ACQUIRE);
  }

  private void findCircles(
      String start,
      String t,
      Set<String> locks,
      Map<String, Integer> at,
      Map<String, List<Step>> holders) {
    Step step = next(t, at);
    if (step == null || !step.op().isAcquire() || locks.contains(step.operand())) {
      return;
    }
    Set<String> more = new TreeSet<>(locks);
    more.add(step.operand());
    for (String blocker : blockers(step, holders)) {
      if (blocker.equals(start)) {
        deadlocks.add(more);
      } else {
        findCircles(start, blocker, more, at, holders);
      }
    }
  }
}
