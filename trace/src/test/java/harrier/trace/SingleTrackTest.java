package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.finding.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** SingleTrack on traces, one for each rule. */
class SingleTrackTest extends ToolOnTraces {
  SingleTrackTest() {
    super("SingleTrack");
  }

  @Test
  void startAndJoinAreDeterministic() {
    assertReports(
        """
        t0        t1
        wr x
        fork t1
                  wr x
        join t1
        rd x
        """);
  }

  @Test
  void aBarrierIsDeterministic() {
    assertReports(
        """
        t0            t1
        wr x
        barrier t0 t1
                      rd x
        barrier t0 t1
        wr x
        """);
  }

  @Test
  void aRaceIsNot() {
    assertReports(
        """
        t0        t1
        wr x
                  wr x
        """,
        "x 2 3");
    assertReports(
        """
        t0        t1
        rd x
                  wr x
        """,
        "x 2 3");
    assertReports(
        """
        t0        t1
        rd x
                  rd x
        """);
  }

  @Test
  void theOrderOfALockIsNot() {
    List<Finding> findings =
        findings(
            """
            t0        t1
            acq m
            wr x
            rel m
                      acq m
                      wr x
                      rel m
            """);
    assertThat(findings).hasSize(2);
    assertThat(findings.get(0).kind()).isEqualTo("determinism-violation");
    assertThat(findings.get(0).accesses()).extracting("op").containsExactly("release", "acquire");
    assertThat(findings.get(1).variable()).hasToString("trace.x");
  }

  @Test
  void aLockMayBeUsedInADeterministicOrder() {
    assertReports(
        """
        t0        t1
        acq m
        rel m
        fork t1
                  acq m
                  rel m
        join t1
        acq m
        rel m
        """);
  }

  @Test
  void theOrderOfVolatileAccessesIsNot() {
    assertThat(
            findings(
                """
                t0        t1
                wr x
                vwr v
                          vrd v
                          rd x
                """))
        .extracting(finding -> finding.variable().toString())
        .containsExactly("v", "trace.x");
  }

  @Test
  void channelsThatOneWaitsForAreDeterministic() {
    assertReports(
        """
        t0        t1
        wr x
        publish c
                  observe c
                  rd x
        """);
  }

  /** What its findings are about, by the lines of both operations. */
  private List<String> linesOf(String trace) {
    return findings(trace).stream()
        .map(finding -> Reports.lineOf(finding, 0) + " " + Reports.lineOf(finding, 1))
        .toList();
  }

  @Test
  void theOrderOfAtomicOperationsIsNot() {
    assertThat(
            linesOf(
                """
                t0                                     t1
                publish java.util.concurrent.atomic.A
                observe java.util.concurrent.atomic.A
                                                       publish java.util.concurrent.atomic.A
                                                       observe java.util.concurrent.atomic.A
                """))
        .containsExactly("3 4");
  }

  @Test
  void whoLooksBeforeAnotherPublishesHasSeenLess() {
    assertThat(
            linesOf(
                """
                t0                                     t1
                observe java.util.concurrent.atomic.A
                                                       publish java.util.concurrent.atomic.A
                """))
        .containsExactly("2 3");
  }

  @Test
  void oneThreadMayWaitForAPermitOfOthers() {
    assertReports(
        """
        t0                                     t1
        wr x
        publish java.util.concurrent.Semaphore$Sync
                                               observe java.util.concurrent.Semaphore$Sync
                                               wr x
        """);
  }

  @Test
  void whoOfTwoGetsAPermitFirstIsNot() {
    assertThat(
            linesOf(
                """
                t0                                           t1
                observe java.util.concurrent.Semaphore$Sync
                wr x
                publish java.util.concurrent.Semaphore$Sync
                                                             observe java.util.concurrent.Semaphore$Sync
                                                             wr x
                """))
        .containsExactly("2 5", "3 6");
  }

  @Test
  void theMomentOfAnInterruptIsNot() {
    assertThat(
            findings(
                """
                t0            t1
                interrupt t1
                              interrupted
                """))
        .hasSize(1);
  }

  @Test
  void onlyChosenRegionsHaveToBeDeterministic() {
    String trace =
        """
        t0        t1        t2        t3
        wr x
                  wr x
        enter f
        fork t2
        fork t3
                            wr y
                                      wr y
        join t2
        join t3
        exit f
        wr y
        """;
    List<Finding> findings = findings("deterministic", "annotated", trace);
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).method()).isEqualTo("trace.f");
    assertThat(findings.get(0).variable()).hasToString("trace.y");
  }

  @Test
  void whatDifferentRegionsDoIsNotCompared() {
    String trace =
        """
        t0        t1
        enter f
        wr x
        exit f
                  enter f
                  wr x
                  exit f
        """;
    assertThat(findings("deterministic", "annotated", trace)).isEmpty();
  }

  @Test
  void behindFastTrackTheLockStandsForWhatItProtects() {
    String trace =
        """
        t0        t1
        acq m
        wr x
        rel m
                  acq m
                  wr x
                  rel m
        """;
    List<Finding> findings = Verdicts.of("FastTrack:SingleTrack", Trace.parse(trace));
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).accesses()).extracting("op").containsExactly("release", "acquire");
  }
}
