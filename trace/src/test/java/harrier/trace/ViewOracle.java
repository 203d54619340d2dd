package harrier.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * View serializability by definition: some serial order of the transactions has each read see the
 * same write, and the same final writes.
 */
final class ViewOracle {
  private ViewOracle() {}

  static boolean isSerializable(Trace trace) {
    int[] numbers = SerializabilityOracle.transactions(trace);
    Map<Integer, List<Step>> transactions = new LinkedHashMap<>();
    for (int i = 0; i < numbers.length; i++) {
      if (trace.steps().get(i).op().isAccess()) {
        transactions.computeIfAbsent(numbers[i], n -> new ArrayList<>()).add(trace.steps().get(i));
      }
    }
    Map<Object, Object> seen = view(trace.steps());
    return isSome(new ArrayList<>(transactions.values()), new ArrayList<>(), seen);
  }

  /** Tries all orders that keep those of each thread. */
  private static boolean isSome(
      List<List<Step>> rest, List<Step> before, Map<Object, Object> seen) {
    if (rest.isEmpty()) {
      return view(before).equals(seen);
    }
    for (int i = 0; i < rest.size(); i++) {
      String thread = rest.get(i).get(0).thread();
      boolean isNext =
          rest.subList(0, i).stream().noneMatch(other -> other.get(0).thread().equals(thread));
      if (isNext) {
        List<List<Step>> others = new ArrayList<>(rest);
        List<Step> more = new ArrayList<>(before);
        more.addAll(others.remove(i));
        if (isSome(others, more, seen)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Which write each read sees, and which is the last of each variable. */
  private static Map<Object, Object> view(List<Step> steps) {
    Map<Object, Object> view = new HashMap<>();
    Map<String, Integer> lastWrites = new HashMap<>();
    for (Step step : steps) {
      if (step.op() == Op.WRITE) {
        lastWrites.put(step.operand(), step.line());
      } else if (step.op() == Op.READ) {
        view.put(step.line(), Arrays.asList(lastWrites.get(step.operand())));
      }
    }
    view.putAll(lastWrites);
    return view;
  }
}
