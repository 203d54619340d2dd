package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checkers of transactions against brute force, on random traces. */
class RandomTransactionsTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_102);
  private static final int TRACES = Integer.getInteger("harrier.random.transactions", 1_000);

  /** Fails with the smallest trace on which the claim does not hold. */
  private static void forAll(
      RandomTransactions traces,
      String what,
      Predicate<Trace> claim,
      Predicate<Trace> interesting) {
    int hits = 0;
    for (int i = 0; i < TRACES; i++) {
      Trace trace = traces.next();
      hits += interesting.test(trace) ? 1 : 0;
      if (!claim.test(trace)) {
        Trace smallest = new Shrinker(t -> !holds(claim, t)).shrink(trace);
        fail("%s, seed %d, does not hold on\n%s", what, SEED, smallest);
      }
    }
    assertThat((double) hits / TRACES).as("share of interesting traces").isBetween(0.05, 0.95);
  }

  private static boolean holds(Predicate<Trace> claim, Trace trace) {
    if (!isBalanced(trace)) {
      return true; // nothing is claimed of what no program does
    }
    try {
      return claim.test(trace);
    } catch (IllegalArgumentException infeasible) {
      return true;
    }
  }

  /** Whether each thread leaves just the methods it has entered, and the locks. */
  private static boolean isBalanced(Trace trace) {
    Map<String, List<String>> inside = new HashMap<>();
    for (Step step : trace.steps()) {
      List<String> stack = inside.computeIfAbsent(step.thread(), t -> new ArrayList<>());
      switch (step.op()) {
        case ENTER, ACQUIRE, ACQUIRE_SHARED -> stack.add(step.operand());
        case EXIT, RELEASE, RELEASE_SHARED -> {
          if (!stack.remove(step.operand())) {
            return false;
          }
        }
        default -> {}
      }
    }
    return trace.threads().containsAll(inside.keySet())
        && inside.values().stream().allMatch(List::isEmpty);
  }

  private static boolean isReported(String chain, Trace trace) {
    return !Verdicts.of(chain, trace).isEmpty();
  }

  @Test
  void velodromeReportsWhatIsNotSerializableAndNothingElse() {
    forAll(
        new RandomTransactions(SEED, 2),
        "Velodrome reports just the traces that are not conflict-serializable",
        trace -> isReported("Velodrome", trace) != SerializabilityOracle.isSerializable(trace),
        trace -> !SerializabilityOracle.isSerializable(trace));
  }

  @Test
  void fastTrackHidesNothingOfTracesWithoutRacesFromVelodrome() {
    Predicate<Trace> isRaceFree = trace -> new Oracle(trace).firstRaces().isEmpty();
    forAll(
        new RandomTransactions(SEED, 1),
        "FastTrack:Velodrome misses and invents nothing where there is no race",
        trace -> {
          boolean isSerializable = SerializabilityOracle.isSerializable(trace);
          boolean isReported = isReported("FastTrack:Velodrome", trace);
          return isReported ? !isSerializable : isSerializable || !isRaceFree.test(trace);
        },
        isRaceFree);
  }

  /** The trace after all threads have used everything: nothing belongs to one of them. */
  private static Trace shared(Trace trace) {
    List<Step> steps = new ArrayList<>();
    for (String thread : trace.threads()) {
      for (String name : List.of("0", "1")) {
        steps.add(step(steps, thread, Op.ACQUIRE, "m" + name));
        steps.add(step(steps, thread, Op.READ, "x" + name));
        steps.add(step(steps, thread, Op.RELEASE, "m" + name));
      }
    }
    steps.add(new Step(steps.size() + 2, "t0", Op.BARRIER, trace.threads(), false));
    trace.steps().forEach(s -> steps.add(step(steps, s.thread(), s.op(), s.operand())));
    return new Trace(trace.threads(), steps);
  }

  private static Step step(List<Step> before, String thread, Op op, String operand) {
    return new Step(before.size() + 2, thread, op, List.of(operand), false);
  }

  @Test
  void whatAtomizerPassesIsSerializable() {
    forAll(
        new RandomTransactions(SEED, 2),
        "Atomizer warns of all traces that are not conflict-serializable",
        trace ->
            isReported("Atomizer", shared(trace)) || SerializabilityOracle.isSerializable(trace),
        trace -> !isReported("Atomizer", shared(trace)));
  }

  @Test
  void reductionReportsWhatIsNotReducibleAndNothingElse() {
    forAll(
        new RandomTransactions(SEED, 2),
        "Reduction reports just the traces with a transaction that is not reducible",
        trace -> isReported("Reduction", trace) != ReductionOracle.isReducible(trace),
        ReductionOracle::isReducible);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Blocks", "Reduction", "ViewConsistency"})
  void whatIsSettledWithoutAnEventMakesNoDifference(String chain) {
    forAll(
        new RandomTransactions(SEED, 1),
        chain + " has the same findings if every access is an event",
        trace -> Verdicts.inShort(chain, trace).equals(Verdicts.inShortByEvents(chain, trace)),
        trace -> !Verdicts.inShort(chain, trace).isEmpty());
  }

  private static boolean isSmall(Trace trace, int threads, int steps) {
    return trace.threads().size() <= threads
        && trace.steps().stream().filter(s -> s.op() != Op.ENTER && s.op() != Op.EXIT).count()
            <= steps;
  }

  private static boolean canGoWrong(Trace trace) {
    return Interleavings.any(trace, order -> !SerializabilityOracle.isSerializable(order));
  }

  @Test
  void whatSideTrackReportsCanGoWrong() {
    forAll(
        new RandomTransactions(SEED, 2),
        "SideTrack reports only traces with an order that is not conflict-serializable",
        trace -> !isSmall(trace, 2, 14) || !isReported("SideTrack", trace) || canGoWrong(trace),
        trace -> isSmall(trace, 2, 14));
  }

  @Test
  void blocksOfOneVariableReportWhatCanGoWrongInTwoTransactionsAndNothingElse() {
    forAll(
        new RandomTransactions(SEED, 1),
        "Blocks reports just the pairs of transactions with an order that is not view-serializable",
        trace -> !isSmall(trace, 2, 9) || isJudgedRightByBlocks(oneTransactionEach(trace)),
        trace -> isSmall(trace, 2, 9));
  }

  @Test
  void blocksOfOneVariableReportWhatCanGoWrongInManyTransactions() {
    forAll(
        new RandomTransactions(SEED, 1),
        "Blocks reports all traces with an order that is not view-serializable",
        trace -> !isSmall(trace, 2, 9) || isReported("Blocks", shared(trace)) || !canBeSeen(trace),
        trace -> isSmall(trace, 2, 9));
  }

  @Test
  void blocksOfTwoVariablesReportWhatCanGoWrongInTwoTransactionsAndNothingElse() {
    forAll(
        new RandomTransactions(SEED, 2),
        "Blocks reports just the pairs of transactions with an order that is not view-serializable",
        trace -> !isSmall(trace, 2, 11) || isJudgedRightByBlocks(oneTransactionEach(trace)),
        trace -> isSmall(trace, 2, 11));
  }

  private static boolean isJudgedRightByBlocks(Trace trace) {
    boolean isReported = isReported("Blocks", shared(trace));
    return isReported == canBeSeen(trace) || isReported && readsBackUnderLock(trace);
  }

  /** Whether a thread reads what it has written before under the same lock: nobody else's value. */
  private static boolean readsBackUnderLock(Trace trace) {
    Map<String, List<String>> written = new HashMap<>();
    for (Step step : trace.steps()) {
      List<String> inside = written.computeIfAbsent(step.thread(), t -> new ArrayList<>());
      switch (step.op()) {
        case ACQUIRE, RELEASE, ACQUIRE_SHARED, RELEASE_SHARED -> inside.clear();
        case WRITE -> inside.add(step.operand());
        case READ -> {
          if (inside.contains(step.operand())) {
            return true;
          }
        }
        default -> {}
      }
    }
    return false;
  }

  /**
   * Whether there is an order in which some transaction reads or leaves what it never could alone.
   */
  private static boolean canBeSeen(Trace trace) {
    return Interleavings.any(trace, order -> !ViewOracle.isSerializable(order));
  }

  /** All that a thread does becomes one method. */
  private static Trace oneTransactionEach(Trace trace) {
    List<Step> steps = new ArrayList<>();
    trace.threads().forEach(t -> steps.add(step(steps, t, Op.ENTER, "f")));
    for (Step step : trace.steps()) {
      if (step.op() != Op.ENTER && step.op() != Op.EXIT) {
        steps.add(step(steps, step.thread(), step.op(), step.operand()));
      }
    }
    trace.threads().forEach(t -> steps.add(step(steps, t, Op.EXIT, "f")));
    return new Trace(trace.threads(), steps);
  }
}
