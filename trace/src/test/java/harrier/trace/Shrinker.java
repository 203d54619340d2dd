package harrier.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Finds a small trace that still fails, by leaving out steps and threads. */
final class Shrinker {
  private final Predicate<Trace> fails;

  /** With a test that answers false for traces that are not feasible. */
  Shrinker(Predicate<Trace> fails) {
    this.fails = fails;
  }

  Trace shrink(Trace trace) {
    Trace smallest = trace;
    for (int chunk = Math.max(1, trace.steps().size() / 2); chunk > 0; ) {
      Trace smaller = without(smallest, chunk);
      if (smaller == null) {
        chunk /= 2;
      } else {
        smallest = smaller;
        chunk = Math.min(chunk, Math.max(1, smallest.steps().size() / 2));
      }
    }
    return smallest;
  }

  /** A failing trace with so many steps in a row left out, or null. */
  private Trace without(Trace trace, int chunk) {
    for (int from = 0; from + chunk <= trace.steps().size(); from++) {
      List<Step> left = new ArrayList<>(trace.steps());
      left.subList(from, from + chunk).clear();
      Trace smaller = tidied(trace.threads(), left);
      if (fails.test(smaller)) {
        return smaller;
      }
    }
    return null;
  }

  /** With only the threads that are needed, and with the lines as they print. */
  private static Trace tidied(List<String> threads, List<Step> steps) {
    List<String> needed =
        threads.stream()
            .filter(
                t -> steps.stream().anyMatch(s -> s.thread().equals(t) || s.operands().contains(t)))
            .toList();
    List<Step> numbered = new ArrayList<>();
    for (Step step : steps) {
      numbered.add(
          new Step(
              numbered.size() + 2, step.thread(), step.op(), step.operands(), step.reported()));
    }
    return new Trace(needed, numbered);
  }
}
