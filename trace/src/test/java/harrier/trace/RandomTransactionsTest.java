package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Checkers of transactions against brute force, on random traces. */
class RandomTransactionsTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_102);
  private static final int TRACES = Integer.getInteger("harrier.random.transactions", 2_000);

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
    try {
      return claim.test(trace);
    } catch (IllegalArgumentException infeasible) {
      return true;
    }
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
}
