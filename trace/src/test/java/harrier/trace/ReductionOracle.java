package harrier.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reducibility by definition, in the light of the whole trace: some outermost transaction has an
 * operation that does not move right before one that does not move left.
 */
final class ReductionOracle {
  private final Trace trace;

  /** Which steps are accesses to a variable that has escaped from its first thread. */
  private final Set<Step> escaped = new HashSet<>();

  private final Set<String> racy = new HashSet<>();

  private ReductionOracle(Trace trace) {
    this.trace = trace;
    Map<String, Set<String>> held = new HashMap<>();
    Map<String, Set<String>> reading = new HashMap<>();
    Map<String, List<Step>> accesses = new HashMap<>();
    Map<Step, Set<String>> locks = new HashMap<>();
    for (Step step : trace.steps()) {
      Set<String> own = held.computeIfAbsent(step.thread(), t -> new HashSet<>());
      Set<String> ownReading = reading.computeIfAbsent(step.thread(), t -> new HashSet<>());
      switch (step.op()) {
        case ACQUIRE -> own.add(step.operand());
        case RELEASE -> own.remove(step.operand());
        case ACQUIRE_SHARED -> ownReading.add(step.operand());
        case RELEASE_SHARED -> ownReading.remove(step.operand());
        case READ, WRITE -> {
          accesses.computeIfAbsent(step.operand(), x -> new ArrayList<>()).add(step);
          Set<String> protecting = new HashSet<>(own);
          if (step.op() == Op.READ) {
            protecting.addAll(ownReading);
          }
          locks.put(step, protecting);
        }
        default -> {}
      }
    }
    accesses.forEach((x, steps) -> judge(x, steps, locks));
  }

  /** A variable is in a race if it is written after its escape, and no lock is always held. */
  private void judge(String variable, List<Step> steps, Map<Step, Set<String>> locks) {
    String owner = steps.get(0).thread();
    List<Step> since = steps.stream().dropWhile(step -> step.thread().equals(owner)).toList();
    escaped.addAll(since);
    boolean isWritten = since.stream().anyMatch(step -> step.op() == Op.WRITE);
    Set<String> common = new HashSet<>(since.isEmpty() ? Set.of() : locks.get(since.get(0)));
    since.forEach(step -> common.retainAll(locks.get(step)));
    if (isWritten && common.isEmpty()) {
      racy.add(variable);
    }
  }

  static boolean isReducible(Trace trace) {
    return new ReductionOracle(trace).isReducible();
  }

  private boolean isReducible() {
    int[] transactions = SerializabilityOracle.transactions(trace);
    List<Step> steps = trace.steps();
    for (int i = 0; i < transactions.length; i++) {
      for (int j = i + 1; j < transactions.length; j++) {
        if (transactions[i] == transactions[j]
            && (isNoMover(steps.get(i)) || steps.get(i).op().isRelease())
            && (isNoMover(steps.get(j)) || steps.get(j).op().isAcquire())) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isNoMover(Step step) {
    return step.op().isAccess() && escaped.contains(step) && racy.contains(step.operand());
  }
}
