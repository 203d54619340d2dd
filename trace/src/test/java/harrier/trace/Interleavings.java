package harrier.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** All orders in which the threads of a small trace can take their steps, as far as locks allow. */
final class Interleavings {
  private final List<String> threads;
  private final List<List<Step>> plans = new ArrayList<>();
  private final Predicate<Trace> wanted;
  private final List<Step> order = new ArrayList<>();
  private final Map<String, Integer> holders = new HashMap<>();

  /** Locks held for reading, each as often as it is. */
  private final List<String> read = new ArrayList<>();

  private final int[] at;
  private final int length;

  private Interleavings(Trace trace, Predicate<Trace> wanted) {
    threads = trace.threads();
    this.wanted = wanted;
    for (String thread : threads) {
      plans.add(trace.steps().stream().filter(step -> step.thread().equals(thread)).toList());
    }
    at = new int[threads.size()];
    length = trace.steps().size();
  }

  /** Whether one of them is wanted. */
  static boolean any(Trace trace, Predicate<Trace> wanted) {
    return new Interleavings(trace, wanted).search();
  }

  private boolean search() {
    if (order.size() == length) {
      return wanted.test(new Trace(threads, List.copyOf(order)));
    }
    for (int t = 0; t < at.length; t++) {
      if (at[t] < plans.get(t).size() && take(t)) {
        return true;
      }
    }
    return false;
  }

  private boolean take(int t) {
    Step step = plans.get(t).get(at[t]);
    String lock = step.operand();
    if (step.op().isAcquire() && holders.containsKey(lock)
        || step.op() == Op.ACQUIRE && read.contains(lock)) {
      return false;
    }
    move(step.op(), lock, t);
    order.add(step);
    at[t]++;
    boolean found = search();
    at[t]--;
    order.remove(order.size() - 1);
    move(opposite(step.op()), lock, t);
    return found;
  }

  private void move(Op op, String lock, int t) {
    switch (op) {
      case ACQUIRE -> holders.put(lock, t);
      case RELEASE -> holders.remove(lock);
      case ACQUIRE_SHARED -> read.add(lock);
      case RELEASE_SHARED -> read.remove(lock);
      default -> {}
    }
  }

  private static Op opposite(Op op) {
    return switch (op) {
      case ACQUIRE -> Op.RELEASE;
      case RELEASE -> Op.ACQUIRE;
      case ACQUIRE_SHARED -> Op.RELEASE_SHARED;
      case RELEASE_SHARED -> Op.ACQUIRE_SHARED;
      default -> op;
    };
  }
}
