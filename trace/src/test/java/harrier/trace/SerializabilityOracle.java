package harrier.trace;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Conflict serializability by definition: the graph of all transactions, and an edge for each pair
 * of operations that conflict, has no cycle. An operation outside is a transaction of its own.
 */
final class SerializabilityOracle {
  private SerializabilityOracle() {}

  static boolean isSerializable(Trace trace) {
    List<Step> steps = trace.steps();
    int[] transactions = transactions(trace);
    int count = steps.size();
    List<BitSet> after = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      after.add(new BitSet());
    }
    for (int j = 0; j < count; j++) {
      for (int i = 0; i < j; i++) {
        if (transactions[i] != transactions[j] && conflict(steps.get(i), steps.get(j))) {
          after.get(transactions[i]).set(transactions[j]);
        }
      }
    }
    for (int k = 0; k < count; k++) {
      for (BitSet reached : after) {
        if (reached.get(k)) {
          reached.or(after.get(k));
        }
      }
    }
    for (int i = 0; i < count; i++) {
      if (after.get(i).get(i)) {
        return false;
      }
    }
    return true;
  }

  /** The number of the transaction of each step: the index of its first one. */
  static int[] transactions(Trace trace) {
    Map<String, Integer> depth = new HashMap<>();
    Map<String, Integer> current = new HashMap<>();
    int[] numbers = new int[trace.steps().size()];
    for (int i = 0; i < numbers.length; i++) {
      Step step = trace.steps().get(i);
      int outside = depth.getOrDefault(step.thread(), 0);
      if (step.op() == Op.ENTER) {
        depth.put(step.thread(), outside + 1);
      }
      if (outside == 0) {
        current.put(step.thread(), i);
      }
      numbers[i] = current.get(step.thread());
      if (step.op() == Op.EXIT) {
        depth.put(step.thread(), outside - 1);
      }
    }
    return numbers;
  }

  private static boolean conflict(Step a, Step b) {
    if (a.thread().equals(b.thread())) {
      return true;
    }
    if (a.op() == Op.FORK && a.operand().equals(b.thread())
        || b.op() == Op.JOIN && b.operand().equals(a.thread())) {
      return true;
    }
    boolean isSame = a.operands().equals(b.operands());
    boolean areLocks = isLock(a) && isLock(b) && !(isShared(a) && isShared(b));
    boolean areAccesses = a.op().isAccess() && b.op().isAccess();
    return isSame && (areLocks || areAccesses && (a.op() == Op.WRITE || b.op() == Op.WRITE));
  }

  private static boolean isLock(Step step) {
    return step.op().isAcquire() || step.op().isRelease();
  }

  private static boolean isShared(Step step) {
    return step.op() == Op.ACQUIRE_SHARED || step.op() == Op.RELEASE_SHARED;
  }
}
