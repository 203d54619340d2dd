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
    Map<String, String> holders = holders(at);
    for (String t : programs.keySet()) {
      findCircle(t, at, holders);
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

  private boolean isPossible(Step step, Map<String, Integer> at, Map<String, String> holders) {
    return switch (step.op()) {
      case ACQUIRE -> !holders.containsKey(step.operand());
      case JOIN ->
          isThere(step.operand(), at)
              && at.get(step.operand()) == programs.get(step.operand()).size();
      default -> true;
    };
  }

  private Map<String, String> holders(Map<String, Integer> at) {
    Map<String, String> holders = new HashMap<>();
    programs.forEach(
        (t, steps) -> {
          Set<String> held = new HashSet<>();
          for (Step step : steps.subList(0, at.get(t))) {
            if (step.op() == Op.ACQUIRE) {
              held.add(step.operand());
            } else if (step.op() == Op.RELEASE) {
              held.remove(step.operand());
            }
          }
          held.forEach(lock -> holders.put(lock, t));
        });
    return holders;
  }

  private void findCircle(String start, Map<String, Integer> at, Map<String, String> holders) {
    Set<String> locks = new TreeSet<>();
    String t = start;
    while (t != null) {
      Step step = next(t, at);
      if (step == null || step.op() != Op.ACQUIRE || !locks.add(step.operand())) {
        return;
      }
      t = holders.get(step.operand());
      if (start.equals(t)) {
        deadlocks.add(locks);
        return;
      }
    }
  }
}
