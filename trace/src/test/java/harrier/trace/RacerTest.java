package harrier.trace;

import static harrier.trace.Reports.assertReports;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import harrier.analyses.racer.Racer;
import harrier.finding.Finding;
import harrier.tool.Chain;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The rules of docs/analyses/racer.md, and what it promises on random traces. */
class RacerTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_103);
  private static final int TRACES = Integer.getInteger("harrier.random.traces", 10_000);

  /** Figure 11: a value is handed over to the thread that is started. */
  @Test
  void whatWasWrittenBeforeTheStartIsHandedOver() {
    assertReports(
        Racer::new,
        """
        main      thread1
        wr var
        fork thread1
                  rd var
        """);
  }

  /** Figure 13: the parent writes again in its next period. */
  @Test
  void whatIsWrittenAfterTheStartIsNot() {
    String text =
        """
        main      thread1
        wr var
        fork thread1
                  rd var
        wr var !
        """;
    assertReports(Racer::new, text);
    Finding finding = findings(Trace.parse(text)).get(0);
    assertThat(finding.kind()).isEqualTo(Finding.LOCK_DISCIPLINE);
    assertThat(finding.accesses())
        .extracting(a -> a.op() + " " + a.thread())
        .as("without the write before the handover")
        .containsExactly("read thread1", "write main");
  }

  /** Figure 10: the event thread reads what the constructor writes. */
  @Test
  void aReadOfAnUnfinishedObjectIsReported() {
    assertReports(
        Racer::new,
        """
        main      events
        fork events
        wr i
                  rd i !
        """);
  }

  @Test
  void readersAreNoRace() {
    assertReports(
        Racer::new,
        """
        main      t1        t2
        rd x
                  rd x
                            rd x
        """);
  }

  @Test
  void severalChildrenMayReadWhatTheirParentWrote() {
    assertReports(
        Racer::new,
        """
        main      t1        t2
        wr x
        fork t1
        fork t2
                  rd x
                            rd x
        """);
  }

  @Test
  void aWriteBeforeAHandoverIsRememberedForThreadsThatDoNotSeeIt() {
    assertReports(
        Racer::new,
        """
        main      t1        t2
        fork t2
        wr x
        fork t1
                  rd x
                            rd x !
        """);
  }

  @Test
  void aWriteIsRememberedWhenItsThreadReads() {
    assertReports(
        Racer::new,
        """
        main      t1
        wr x
        rd x
                  rd x !
        """);
  }

  @Test
  void aWriteByAReaderOfManyIsReported() {
    assertReports(
        Racer::new,
        """
        main      t1
        rd x
                  rd x
                  wr x !
        """);
  }

  @Test
  void oneLockIsEnough() {
    assertReports(
        Racer::new,
        """
        main      t1
        acq m
        wr x
        rel m
                  acq n
                  acq m
                  wr x
                  rel m
                  rel n
        acq m
        rd x
        rel m
        """);
  }

  @Test
  void anotherLockIsNot() {
    assertReports(
        Racer::new,
        """
        main      t1
        acq m
        wr x
        rel m
                  acq n
                  rd x !
                  rel n
        """);
  }

  @Test
  void theLocksOfBeforeTheHandoverDoNotCount() {
    assertReports(
        Racer::new,
        """
        main      t1        t2
        wr x
        fork t1
        fork t2
                  acq m
                  wr x
                  rel m
                            acq m
                            wr x
                            rel m
        """);
  }

  @Test
  void aHandoverGoesOnToGrandchildrenAndBackByJoin() {
    assertReports(
        Racer::new,
        """
        main      t1        t2
        wr x
        fork t1
                  fork t2
                            wr x
                  join t2
                  wr x
        join t1
        wr x
        """);
  }

  @Test
  void otherSynchronizationIsNotSeen() {
    assertReports(
        Racer::new,
        """
        main      t1
        wr x
        vwr v
                  vrd v
                  rd x !
        """);
  }

  @Test
  void aReadWithTheLockAloneOrdersLaterReadersAlsoIfTheThreadHasReadWithItForReadingBefore() {
    assertReports(
        Racer::new,
        """
        t0        t1
        racq m
        wr x
        rrel m
        racq m
        rd x
        rrel m
        acq m
        rd x
        rel m
                  racq m
                  rd x
                  rrel m
        """);
  }

  private static List<Finding> findings(Trace trace) {
    Reports reports = new Reports();
    Replay.withReferences(Chain.of(new Racer(), reports)).run(trace);
    Reports byEvents = new Reports();
    Replay.withReferences(Chain.of(new Racer(), byEvents)).withoutInlineTest().run(trace);
    assertThat(byEvents.lines()).as("lines of\n%s", trace).isEqualTo(reports.lines());
    return reports.findings;
  }

  /** What is wrong with the reports on a trace, or null. */
  private static String complaint(Trace trace) {
    Map<String, Integer> reported = new LinkedHashMap<>();
    for (Finding finding : findings(trace)) {
      int line = Reports.lineOf(finding, finding.accesses().size() - 1);
      if (reported.put(finding.variable().name(), line) != null) {
        return "reported twice: " + finding;
      }
    }
    for (Map.Entry<String, Integer> race : new Oracle(trace).firstRaces().entrySet()) {
      if (reported.getOrDefault(race.getKey(), Integer.MAX_VALUE) > race.getValue()) {
        return "missed " + race;
      }
    }
    Set<String> guarded = alwaysGuarded(trace);
    guarded.retainAll(reported.keySet());
    return guarded.isEmpty() ? null : "false alarms for " + guarded;
  }

  /** Variables x and y that are accessed only while lock mx or my is held. */
  private static Set<String> alwaysGuarded(Trace trace) {
    Map<String, String> holders = new LinkedHashMap<>();
    Set<String> guarded = new TreeSet<>(Set.of("x", "y"));
    for (Step step : trace.steps()) {
      switch (step.op()) {
        case ACQUIRE, WAKE -> holders.put(step.operand(), step.thread());
        case RELEASE, WAIT -> holders.remove(step.operand());
        case READ, WRITE -> {
          if (!step.thread().equals(holders.get("m" + step.operand()))) {
            guarded.remove(step.operand());
          }
        }
        default -> {}
      }
    }
    return guarded;
  }

  private static boolean isWrong(Trace trace) {
    try {
      return complaint(trace) != null;
    } catch (IllegalArgumentException infeasible) {
      return false;
    }
  }

  @Test
  void everyRaceIsReportedAndNothingThatOneLockAlwaysProtects() {
    RandomTraces traces = new RandomTraces(SEED);
    int racy = 0;
    for (int i = 0; i < TRACES; i++) {
      Trace trace = traces.next();
      if (isWrong(trace)) {
        Trace smallest = new Shrinker(RacerTest::isWrong).shrink(trace);
        fail("seed %d: %s in\n%s", SEED, complaint(smallest), smallest);
      }
      racy += new Oracle(trace).firstRaces().isEmpty() ? 0 : 1;
    }
    assertThat((double) racy / TRACES).as("share of racy traces").isBetween(0.3, 0.7);
  }
}
