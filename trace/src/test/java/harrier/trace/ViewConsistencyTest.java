package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.viewconsistency.ViewConsistency;
import harrier.finding.Finding;
import harrier.tool.Chain;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of docs/analyses/viewconsistency.md. */
class ViewConsistencyTest {
  private static List<Finding> findings(String text) {
    Reports reports = new Reports();
    Replay.withReferences(Chain.of(new ViewConsistency(), reports)).run(Trace.parse(text));
    return reports.findings;
  }

  private static List<String> kinds(String text) {
    return findings(text).stream().map(Finding::kind).toList();
  }

  /** The paper's first example: a pair is set as a whole, and reset by halves. */
  @Test
  void aPairThatIsReadByHalvesIsReported() {
    List<Finding> findings =
        findings(
            """
            t0        t1
            acq m
            wr x
            wr y
            rel m
                      acq m
                      rd x
                      rel m
                      acq m
                      rd y
                      rel m
            """);
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).kind()).isEqualTo("high-level-data-race");
    assertThat(findings.get(0).accesses())
        .extracting(a -> a.op() + " " + a.thread() + " " + a.site())
        .containsExactly(
            "write t0 trace.t0(trace:3)",
            "write t0 trace.t0(trace:4)",
            "read t1 trace.t1(trace:7)",
            "read t1 trace.t1(trace:10)");
    assertThat(findings.get(0).note()).contains("trace.y", "m@");
  }

  @Test
  void theOrderOfTheThreadsDoesNotMatter() {
    assertThat(
            kinds(
                """
                t0        t1
                          acq m
                          rd x
                          rel m
                          acq m
                          rd y
                          rel m
                acq m
                wr x
                wr y
                rel m
                """))
        .containsExactly("high-level-data-race");
  }

  @Test
  void oneHalfAloneIsConsistent() {
    assertThat(
            kinds(
                """
                t0        t1
                acq m
                wr x
                wr y
                rel m
                          acq m
                          rd x
                          rel m
                """))
        .isEmpty();
  }

  @Test
  void overlapsThatContainEachOtherAreConsistent() {
    assertThat(
            kinds(
                """
                t0        t1
                acq m
                wr x
                wr y
                rel m
                          acq m
                          rd x
                          rel m
                          acq m
                          rd x
                          rd y
                          rel m
                """))
        .isEmpty();
  }

  @Test
  void viewsThatAreNotMaximalAreNotCompared() {
    assertThat(
            kinds(
                """
                t0        t1
                acq m
                wr x
                wr y
                rel m
                acq m
                wr x
                wr y
                wr z
                rel m
                          acq m
                          rd x
                          rd y
                          rel m
                          acq m
                          rd y
                          rel m
                """))
        .isEmpty();
  }

  @Test
  void otherLocksMakeOtherViews() {
    assertThat(
            kinds(
                """
                t0        t1
                acq m
                wr x
                wr y
                rel m
                          acq n
                          rd x
                          rel n
                          acq m
                          rd y
                          rel m
                """))
        .isEmpty();
  }

  @Test
  void aThreadAgreesWithItself() {
    assertThat(
            kinds(
                """
                t0
                acq m
                wr x
                wr y
                rel m
                acq m
                rd x
                rel m
                acq m
                rd y
                rel m
                """))
        .isEmpty();
  }

  @Test
  void aValueWrittenOverInBetweenIsStale() {
    List<Finding> findings =
        findings(
            """
            t0        t1
            acq m
            rd x
            rel m
                      acq m
                      rd x
                      wr x
                      rel m
            acq m
            wr x
            rel m
            """);
    assertThat(findings).extracting(Finding::kind).containsExactly("stale-value");
    assertThat(findings.get(0).accesses())
        .extracting(a -> a.op() + " " + a.thread() + " " + a.site())
        .containsExactly(
            "read t0 trace.t0(trace:3)",
            "write t1 trace.t1(trace:7)",
            "write t0 trace.t0(trace:10)");
  }

  @Test
  void aValueReadAgainIsFresh() {
    assertThat(
            kinds(
                """
                t0        t1
                acq m
                rd x
                rel m
                          acq m
                          wr x
                          rel m
                acq m
                rd x
                wr x
                rel m
                """))
        .isEmpty();
  }

  @Test
  void aValueNobodyWroteOverIsFresh() {
    assertThat(
            kinds(
                """
                t0        t1
                acq m
                rd x
                rel m
                          acq m
                          rd x
                          rel m
                acq m
                wr x
                rel m
                """))
        .isEmpty();
  }
}
