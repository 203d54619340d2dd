package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import harrier.analyses.Registry;
import harrier.analyses.clock.Tids;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All detectors agree with the oracle on the first race of every variable, on random traces; and
 * whatever they report, the two accesses it names do race.
 *
 * <p>{@code -Dharrier.random.seed} and {@code -Dharrier.random.traces} choose other traces.
 */
class RandomTracesTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_101);
  private static final int TRACES = Integer.getInteger("harrier.random.traces", 20_000);

  /** Traces for one tool: long enough for its ids to grow large. */
  private static final int BATCH = 1000;

  /** A detector that is kept for several traces. */
  private static final class Subject {
    final Reports reports = new Reports();
    final Replay replay;

    Subject(Detector detector, int maxClock) {
      replay = detector.replay(new Tids(1 << 20, maxClock), reports);
    }

    /** What is wrong with its reports on this trace, or null. */
    String complaint(Trace trace, Oracle oracle) {
      reports.findings.clear();
      replay.run(trace);
      Map<String, Integer> first = new LinkedHashMap<>();
      for (Finding finding : reports.findings) {
        first.merge(finding.variable().name(), Reports.lineOf(finding, 1), Math::min);
        int earlier = Reports.lineOf(finding, 0);
        int later = Reports.lineOf(finding, 1);
        if (!oracle.isRace(earlier, later)
            || !isAt(finding.accesses().get(0), trace.steps().get(earlier - 2))
            || !isAt(finding.accesses().get(1), trace.steps().get(later - 2))) {
          return "no race: " + finding.accesses();
        }
      }
      return first.equals(oracle.firstRaces())
          ? null
          : "first races at lines " + first + " instead of " + oracle.firstRaces();
    }

    private static boolean isAt(Access access, Step step) {
      return access.thread().equals(step.thread())
          && access.op().equals(step.op() == Op.WRITE ? "write" : "read");
    }
  }

  /** In words or in references, FastTrack hands the same accesses on. */
  @Test
  void bothLayoutsHandOnTheSame() {
    RandomTraces traces = new RandomTraces(SEED);
    int handed = 0;
    for (int i = 0; i < TRACES / 4; i++) {
      Trace trace = traces.next();
      FastTrackTest.Heir inWords = new FastTrackTest.Heir();
      FastTrackTest.Heir inReferences = new FastTrackTest.Heir();
      Reports reports = new Reports();
      Replay.withWords(FastTrackTest.before(inWords, "FastTrack:Heir", reports)).run(trace);
      Replay.withReferences(FastTrackTest.before(inReferences, "FastTrack:Heir", reports))
          .run(trace);
      assertThat(inWords.seen).as("seed %d\n%s", SEED, trace).isEqualTo(inReferences.seen);
      handed += reports.findings.isEmpty() ? 0 : 1;
    }
    assertThat(handed).as("racy traces").isGreaterThan(TRACES / 40);
  }

  /** Tools with clocks of their own stand behind FastTrack without disturbing its words. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "SingleTrack",
        "Racer",
        "EraserWithBarrier",
        "HappensBefore",
        "DjitPlus",
        "MultiRace",
        "Goodlock",
        "SideTrack",
        "Blocks",
        "Velodrome",
        "(SingleTrack|Velodrome)"
      })
  void whoeverIsBehindLeavesTheWordsAlone(String rest) {
    RandomTraces traces = new RandomTraces(SEED);
    for (int i = 0; i < TRACES / 50; i++) {
      Trace trace = traces.next();
      assertThat(findings(trace, rest, Replay::withWords))
          .as("seed %d\n%s", SEED, trace)
          .isEqualTo(findings(trace, rest, Replay::withReferences));
    }
  }

  /** What is remembered of accesses at one site must not be mistaken for others at that site. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "HappensBefore",
        "DjitPlus",
        "MultiRace",
        "Goldilocks",
        "Racer",
        "EraserWithBarrier",
        "ThreadLocal:ReadOnly:LockSet"
      })
  void itMakesNoDifferenceWhereAccessesAre(String tools) {
    RandomTraces traces = new RandomTraces(SEED);
    for (int i = 0; i < TRACES / 10; i++) {
      Trace trace = traces.next();
      assertThat(variables(inOneLine(trace), tools))
          .as("seed %d\n%s", SEED, trace)
          .isEqualTo(variables(trace, tools));
    }
  }

  /**
   * The test without an event is true only where an event comes to nothing. Other tools than these
   * may remember another access of the same epoch.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {"HappensBefore", "DjitPlus", "MultiRace", "LockSet", "DjitPlus:HappensBefore"})
  void itMakesNoDifferenceWhetherAccessesBecomeEvents(String tools) {
    RandomTraces traces = new RandomTraces(SEED);
    for (int i = 0; i < TRACES / 10; i++) {
      Trace trace = traces.next();
      assertThat(findingsOf(trace, tools, Replay::withReferences))
          .as("seed %d\n%s", SEED, trace)
          .isEqualTo(findingsOf(trace, tools, c -> Replay.withReferences(c).withoutInlineTest()));
    }
  }

  /** The same steps, with the same site for all alike of a thread. */
  private static Trace inOneLine(Trace trace) {
    return new Trace(
        trace.threads(),
        trace.steps().stream()
            .map(step -> new Step(1, step.thread(), step.op(), step.operands(), false))
            .toList());
  }

  private static Set<String> variables(Trace trace, String tools) {
    Reports reports = new Reports();
    Chain chain = Registry.chain(tools, null, reports);
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    Replay.withReferences(chain).run(trace);
    Set<String> variables = new TreeSet<>();
    reports.findings.forEach(finding -> variables.add(finding.variable().name()));
    return variables;
  }

  private static List<String> findings(Trace trace, String rest, Function<Chain, Replay> layout) {
    return findingsOf(trace, "FastTrack:" + rest, layout);
  }

  private static List<String> findingsOf(
      Trace trace, String tools, Function<Chain, Replay> layout) {
    Reports reports = new Reports();
    Chain chain = Registry.chain(tools, null, reports);
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    layout.apply(chain).run(trace);
    return reports.findings.stream()
        .map(f -> f.tool() + " " + f.variable() + " " + places(f))
        .toList();
  }

  private static List<String> places(Finding finding) {
    return finding.accesses().stream().map(access -> access.op() + " " + access.site()).toList();
  }

  @Test
  void detectorsAgreeWithTheOracle() {
    RandomTraces traces = new RandomTraces(SEED);
    Map<Detector, Subject> subjects = new EnumMap<>(Detector.class);
    int racy = 0;
    for (int i = 0; i < TRACES; i++) {
      int maxClock = i / BATCH % 2 == 0 ? 1000 : 3;
      if (i % BATCH == 0) {
        for (Detector detector : Detector.values()) {
          subjects.put(detector, new Subject(detector, maxClock));
        }
      }
      Trace trace = traces.next();
      Oracle oracle = new Oracle(trace);
      for (Detector detector : Detector.values()) {
        String complaint = subjects.get(detector).complaint(trace, oracle);
        if (complaint != null) {
          failWith(detector, maxClock, trace, complaint);
        }
      }
      racy += oracle.firstRaces().isEmpty() ? 0 : 1;
    }
    assertThat((double) racy / TRACES).as("share of racy traces").isBetween(0.3, 0.7);
  }

  /** What SingleTrack reports is unordered in all runs, and the first of it is never missed. */
  @Test
  void singleTrackAgreesWithTheOrderOfAllRuns() {
    RandomTraces traces = new RandomTraces(SEED);
    int deterministic = 0;
    for (int i = 0; i < TRACES; i++) {
      Trace trace = traces.next();
      Oracle oracle = new Oracle(trace, true);
      String complaint = singleTrackOn(trace, oracle);
      if (complaint != null) {
        Shrinker shrinker = new Shrinker(RandomTracesTest::isWrongForSingleTrack);
        Trace smallest = shrinker.shrink(trace);
        fail("seed %d: %s on\n%s", SEED, complaint, smallest);
      }
      deterministic += oracle.firstRaces().isEmpty() ? 1 : 0;
    }
    assertThat((double) deterministic / TRACES).as("share of the silent").isBetween(0.05, 0.95);
  }

  private static boolean isWrongForSingleTrack(Trace trace) {
    try {
      return singleTrackOn(trace, new Oracle(trace, true)) != null;
    } catch (IllegalArgumentException infeasible) {
      return false;
    }
  }

  /** What is wrong with its reports, or null. */
  private static String singleTrackOn(Trace trace, Oracle oracle) {
    Reports reports = new Reports();
    Chain chain = Registry.chain("SingleTrack", null, reports);
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    Replay.withReferences(chain).run(trace);
    Set<Integer> lines = new TreeSet<>();
    for (Finding finding : reports.findings) {
      lines.add(Reports.lineOf(finding, 1));
      if (!oracle.isRace(Reports.lineOf(finding, 0), Reports.lineOf(finding, 1))) {
        return "ordered: " + finding.accesses();
      }
    }
    return lines.containsAll(oracle.firstRaces().values())
        ? null
        : "reports at " + lines + ", not all of " + oracle.firstRaces();
  }

  private static void failWith(Detector detector, int maxClock, Trace trace, String complaint) {
    Shrinker shrinker = new Shrinker(smaller -> complaintOn(detector, maxClock, smaller) != null);
    Trace smallest = shrinker.shrink(trace);
    String reason = complaintOn(detector, maxClock, smallest);
    fail("%s, seed %d: %s on\n%s", detector, SEED, reason == null ? complaint : reason, smallest);
  }

  private static String complaintOn(Detector detector, int maxClock, Trace trace) {
    try {
      return new Subject(detector, maxClock).complaint(trace, new Oracle(trace));
    } catch (IllegalArgumentException infeasible) {
      return null;
    }
  }

  @Test
  void aFailingTraceShrinksToItsEssence() {
    List<Trace> racy = new ArrayList<>();
    RandomTraces traces = new RandomTraces(SEED);
    while (racy.isEmpty()) {
      Trace trace = traces.next();
      if (!new Oracle(trace).firstRaces().isEmpty() && trace.steps().size() > 10) {
        racy.add(trace);
      }
    }
    Trace smallest = new Shrinker(t -> !new Oracle(t).firstRaces().isEmpty()).shrink(racy.get(0));
    assertThat(smallest.steps()).hasSize(2).allMatch(step -> step.op().isAccess());
    assertThat(Trace.parse(smallest.toString())).isEqualTo(smallest);
  }
}
