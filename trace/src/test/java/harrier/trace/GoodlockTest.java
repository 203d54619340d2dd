package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import harrier.analyses.goodlock.Goodlock;
import harrier.finding.Finding;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of docs/analyses/goodlock.md, and every schedule of small traces as the judge. */
class GoodlockTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_102);
  private static final int TRACES = Integer.getInteger("harrier.random.traces", 4_000);

  private static List<Finding> findings(Trace trace, Map<String, String> options) {
    Reports reports = new Reports();
    Chain chain = Chain.of(new Goodlock(), reports);
    chain.init(new ToolOptions(options));
    Replay.withReferences(chain).run(trace);
    return reports.findings;
  }

  private static List<Finding> findings(String text) {
    return findings(Trace.parse(text), Map.of());
  }

  /** The locks of each circle. */
  private static Set<Set<String>> circles(List<Finding> findings) {
    Set<Set<String>> circles = new HashSet<>();
    for (Finding finding : findings) {
      Set<String> locks = new TreeSet<>();
      Matcher source = Pattern.compile("(\\w+)@\\w+ before").matcher(finding.note());
      while (source.find()) {
        locks.add(source.group(1));
      }
      circles.add(locks);
    }
    return circles;
  }

  private static Set<Set<String>> circles(String text) {
    return circles(findings(text));
  }

  @Test
  void aCircleNamesBothLocksOfEachThread() {
    List<Finding> findings =
        findings(
            """
            t0        t1
            acq m
            acq n
            rel n
            rel m
                      acq n
                      acq m
                      rel m
                      rel n
            """);
    assertThat(findings).hasSize(1);
    Finding finding = findings.get(0);
    assertThat(finding.kind()).isEqualTo("deadlock-potential");
    assertThat(finding.variable().toString()).isEqualTo("m");
    assertThat(finding.accesses())
        .extracting(a -> a.op() + " " + a.thread() + " " + a.site())
        .containsExactly(
            "acquire t0 trace.t0(trace:2)",
            "acquire t0 trace.t0(trace:3)",
            "acquire t1 trace.t1(trace:6)",
            "acquire t1 trace.t1(trace:7)");
    assertThat(finding.accesses()).extracting(a -> a.locks().size()).containsExactly(0, 1, 0, 1);
  }

  @Test
  void oneOrderForAllIsNoCircle() {
    assertThat(
            circles(
                """
                t0        t1
                acq m
                acq n
                rel n
                rel m
                          acq m
                          acq n
                          rel n
                          rel m
                """))
        .isEmpty();
  }

  @Test
  void aThreadAloneDoesNotWaitForItself() {
    assertThat(
            circles(
                """
                t0
                acq m
                acq n
                rel n
                rel m
                acq n
                acq m
                rel m
                rel n
                """))
        .isEmpty();
  }

  @Test
  void aGateLockKeepsThreadsOutOfEachOthersWay() {
    assertThat(
            circles(
                """
                t0        t1
                acq gate
                acq m
                acq n
                rel n
                rel m
                rel gate
                          acq gate
                          acq n
                          acq m
                          rel m
                          rel n
                          rel gate
                """))
        .isEmpty();
  }

  @Test
  void aGateLockThatWasGivenUpGuardsNothing() {
    assertThat(
            circles(
                """
                t0        t1
                acq gate
                acq m
                rel gate
                acq n
                rel n
                rel m
                          acq gate
                          acq n
                          acq m
                          rel m
                          rel n
                          rel gate
                """))
        .containsExactly(Set.of("m", "n"));
  }

  @Test
  void aGateLockOfTwoOfThreeBreaksTheirCircle() {
    assertThat(
            circles(
                """
                t0        t1        t2
                acq gate
                acq a
                acq b
                rel b
                rel a
                rel gate
                          acq gate
                          acq b
                          acq c
                          rel c
                          rel b
                          rel gate
                                    acq c
                                    acq a
                                    rel a
                                    rel c
                """))
        .isEmpty();
  }

  @Test
  void threeThreadsCloseACircle() {
    assertThat(
            circles(
                """
                t0        t1        t2
                acq a
                acq b
                rel b
                rel a
                          acq b
                          acq c
                          rel c
                          rel b
                                    acq c
                                    acq a
                                    rel a
                                    rel c
                """))
        .containsExactly(Set.of("a", "b", "c"));
  }

  private static final String ORDERED =
      """
      t0        t1
      acq m
      acq n
      rel n
      rel m
      fork t1
                acq n
                acq m
                rel m
                rel n
      """;

  @Test
  void aThreadStartedAfterwardsIsOrdered() {
    assertThat(circles(ORDERED)).isEmpty();
  }

  @Test
  void orderedCirclesAreReportedIfAskedFor() {
    List<Finding> findings = findings(Trace.parse(ORDERED), Map.of("goodlock.ordered", "true"));
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).note()).endsWith("; in this run the threads were ordered.");
  }

  @Test
  void aThreadStartedInBetweenIsNotOrdered() {
    assertThat(
            circles(
                """
                t0        t1
                acq m
                fork t1
                acq n
                rel n
                rel m
                          acq n
                          acq m
                          rel m
                          rel n
                """))
        .containsExactly(Set.of("m", "n"));
  }

  @Test
  void aJoinOrders() {
    assertThat(
            circles(
                """
                t0        t1
                fork t1
                          acq n
                          acq m
                          rel m
                          rel n
                join t1
                acq m
                acq n
                rel n
                rel m
                """))
        .isEmpty();
  }

  @Test
  void aLatchOrders() {
    assertThat(
            circles(
                """
                t0        t1
                acq m
                acq n
                rel n
                rel m
                publish latch
                          observe latch
                          acq n
                          acq m
                          rel m
                          rel n
                """))
        .isEmpty();
  }

  @Test
  void aBarrierOrders() {
    assertThat(
            circles(
                """
                t0        t1
                acq m
                acq n
                rel n
                rel m
                barrier t0 t1
                          acq n
                          acq m
                          rel m
                          rel n
                """))
        .isEmpty();
  }

  @Test
  void anotherLockInBetweenOrdersNothing() {
    assertThat(
            circles(
                """
                t0        t1
                acq m
                acq n
                rel n
                rel m
                acq l
                rel l
                          acq l
                          rel l
                          acq n
                          acq m
                          rel m
                          rel n
                """))
        .containsExactly(Set.of("m", "n"));
  }

  @Test
  void aWaitTakesItsLockBackInsideTheOthers() {
    assertThat(
            circles(
                """
                t0        t1
                acq n
                acq m
                wait n
                          acq n
                          rel n
                wake n
                rel m
                rel n
                """))
        .isEmpty();
    assertThat(
            circles(
                """
                t0        t1
                acq n
                acq m
                wait n
                wake n
                rel m
                rel n
                          acq n
                          acq m
                          rel m
                          rel n
                """))
        .containsExactly(Set.of("m", "n"));
  }

  @Test
  void aLaterSegmentIsRememberedToo() {
    assertThat(
            circles(
                """
                t0        t1
                acq m
                acq n
                rel n
                rel m
                fork t1
                acq m
                acq n
                rel n
                rel m
                          acq n
                          acq m
                          rel m
                          rel n
                """))
        .containsExactly(Set.of("m", "n"));
  }

  /** Traces of locks, forks and joins in which every lock is given back. */
  private static Trace randomTrace(Random random, boolean hasReaders) {
    boolean forks = random.nextInt(3) == 0;
    int threads = 2 + random.nextInt(2);
    List<List<String>> held = new ArrayList<>();
    List<List<String>> read = new ArrayList<>();
    Set<Integer> there = new HashSet<>(Set.of(0));
    Set<Integer> done = new HashSet<>();
    for (int i = 0; i < threads; i++) {
      held.add(new ArrayList<>());
      read.add(new ArrayList<>());
      if (!forks) {
        there.add(i);
      }
    }
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < 60 && steps.size() < 16; i++) {
      int t = random.nextInt(threads);
      int other = random.nextInt(threads);
      if (!there.contains(t)) {
        if (there.contains(other) && !done.contains(other)) {
          there.add(t);
          add(steps, other, Op.FORK, "t" + t);
        }
        continue;
      }
      if (done.contains(t)) {
        if (forks && other != t && there.contains(other) && !done.contains(other)) {
          add(steps, other, Op.JOIN, "t" + t);
        }
        continue;
      }
      List<String> mine = held.get(t);
      String lock = List.of("a", "b", "c").get(random.nextInt(3));
      boolean reads = hasReaders && random.nextBoolean();
      if (mine.size() < 3
          && random.nextInt(5) < 3
          && !mine.contains(lock)
          && isFree(lock, reads, held, read)) {
        mine.add(lock);
        if (reads) {
          read.get(t).add(lock);
        }
        add(steps, t, reads ? Op.ACQUIRE_SHARED : Op.ACQUIRE, lock);
      } else if (!mine.isEmpty()) {
        release(steps, t, mine, read.get(t));
      } else if (random.nextInt(4) == 0
          && steps.stream().anyMatch(s -> s.thread().equals("t" + t))) {
        done.add(t);
      }
    }
    for (int t = 0; t < threads; t++) {
      while (!held.get(t).isEmpty()) {
        release(steps, t, held.get(t), read.get(t));
      }
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      names.add("t" + i);
    }
    return new Trace(names, steps);
  }

  private static boolean isFree(
      String lock, boolean reads, List<List<String>> held, List<List<String>> read) {
    for (int t = 0; t < held.size(); t++) {
      if (held.get(t).contains(lock) && !(reads && read.get(t).contains(lock))) {
        return false;
      }
    }
    return true;
  }

  private static void release(List<Step> steps, int thread, List<String> held, List<String> read) {
    String lock = held.remove(held.size() - 1);
    add(steps, thread, read.remove(lock) ? Op.RELEASE_SHARED : Op.RELEASE, lock);
  }

  private static void add(List<Step> steps, int thread, Op op, String operand) {
    steps.add(new Step(steps.size() + 2, "t" + thread, op, List.of(operand), false));
  }

  /** What is wrong with the circles found, or null. */
  private static String complaint(Trace trace) {
    Set<Set<String>> deadlocks = new Scheduler(trace).deadlocks();
    Set<Set<String>> circles = circles(findings(trace, Map.of()));
    if (!circles.containsAll(deadlocks)) {
      return "found " + circles + " of " + deadlocks;
    }
    boolean forks = trace.steps().stream().anyMatch(step -> step.op() == Op.FORK);
    boolean hasReaders = trace.steps().stream().anyMatch(s -> s.op() == Op.ACQUIRE_SHARED);
    boolean areRight =
        hasReaders ? circles.isEmpty() == deadlocks.isEmpty() : circles.equals(deadlocks);
    return forks || areRight ? null : "false alarms in " + circles;
  }

  private static boolean isWrong(Trace trace) {
    try {
      return complaint(trace) != null;
    } catch (IllegalArgumentException infeasible) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everyDeadlockOfAnyScheduleIsFoundAndWithoutForksNothingElse(boolean hasReaders) {
    Random random = new Random(SEED);
    int found = 0;
    for (int i = 0; i < TRACES; i++) {
      Trace trace = randomTrace(random, hasReaders);
      if (isWrong(trace)) {
        Trace smallest = new Shrinker(GoodlockTest::isWrong).shrink(trace);
        fail("seed %d: %s in\n%s", SEED, complaint(smallest), smallest);
      }
      found += findings(trace, Map.of()).isEmpty() ? 0 : 1;
    }
    assertThat((double) found / TRACES).as("share of traces with circles").isBetween(0.05, 0.5);
  }

  @Test
  void aLockGivenUpLaterThanAnotherThreadNeedsItIsAFalseAlarm() {
    Trace trace =
        Trace.parse(
            """
            t0        t1
            acq b
            fork t1
            acq a
            rel a
            rel b
                      acq b
                      rel b
                      acq a
                      acq b
                      rel b
                      rel a
            """);
    assertThat(circles(findings(trace, Map.of()))).containsExactly(Set.of("a", "b"));
    assertThat(new Scheduler(trace).deadlocks()).isEmpty();
  }

  @Test
  void whatAThreadWaitedForBeforeItAsksIsOver() {
    assertThat(
            circles(
                """
                t0        t1
                fork t1
                          acq a
                          acq b
                          rel b
                          rel a
                acq b
                join t1
                acq a
                rel a
                rel b
                """))
        .isEmpty();
  }
}
