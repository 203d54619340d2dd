package harrier.trace;

import static harrier.trace.Verdicts.assertFindings;
import static org.assertj.core.api.Assertions.assertThat;

import harrier.finding.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Velodrome on traces, one for each rule. */
class VelodromeTest extends ToolOnTraces {
  private static final String CHECK_THEN_ACT =
      """
      t0        t1
      enter f
      acq m
      rd x
      rel m
                acq m
                wr x
                rel m
      acq m
      wr x
      rel m
      exit f
      """;

  VelodromeTest() {
    super("Velodrome");
  }

  @Test
  void aWriteBetweenReadAndWriteIsNotSerializable() {
    assertReports(
        """
        t0        t1
        enter f
        rd x
                  wr x
        wr x
        exit f
        """,
        "f 3 4 4 5");
  }

  @Test
  void locksAloneDoNotMakeAMethodAtomic() {
    assertReports(CHECK_THEN_ACT, "f 4 7 8 9");
  }

  @Test
  void theFindingNamesTheMethodAndTheCycle() {
    List<Finding> findings = findings(CHECK_THEN_ACT);
    assertThat(findings).hasSize(1);
    Finding finding = findings.get(0);
    assertThat(finding.kind()).isEqualTo("atomicity-violation");
    assertThat(finding.method()).isEqualTo("trace.f");
    assertThat(finding.accesses()).extracting("thread").containsExactly("t0", "t1", "t1", "t0");
    assertThat(finding.accesses())
        .extracting("op")
        .containsExactly("read", "write", "release", "acquire");
    assertThat(finding.note())
        .startsWith("trace.f is not atomic: read trace.x by t0, write trace.x by t1, release m@");
  }

  @Test
  void oneLockAroundEverythingIsAtomic() {
    assertReports(
        """
        t0        t1
        enter f
        acq m
        rd x
        wr x
        rel m
        exit f
                  enter f
                  acq m
                  rd x
                  wr x
                  rel m
                  exit f
        """);
  }

  @Test
  void overlappingTransactionsMayBeSerializable() {
    assertReports(
        """
        t0        t1
        enter f
        wr x
                  enter g
                  rd x
        wr y
                  rd y
                  exit g
        exit f
        """);
  }

  @Test
  void aCycleMayGoThroughSeveralThreads() {
    assertReports(
        """
        t0        t1        t2
        enter f
        wr x
                  enter g
                  rd x
                  wr y
                  exit g
                            enter h
                            rd y
                            wr z
                            exit h
        rd z
        exit f
        """,
        "f 3 5 6 9 10 12");
  }

  @Test
  void operationsOutsideMergeWithTheNodeBeforeThem() {
    assertReports(
        """
        t0        t1
        enter f
        wr x
                  rd x
                  wr a
                  wr b
        rd b
        exit f
        """,
        "f 3 4 6 7");
  }

  @Test
  void theInnermostRefutedMethodIsBlamed() {
    assertReports(
        """
        t0        t1
        enter f
        enter g
        rd x
                  wr x
        wr x
        exit g
        exit f
        """,
        "g 4 5 5 6");
    assertReports(
        """
        t0        t1
        enter f
        rd x
        enter g
                  wr x
        wr x
        exit g
        exit f
        """,
        "f 3 5 5 6");
  }

  @Test
  void aReadInsideTheInnerMethodRefutesItToo() {
    assertReports(
        """
        t0        t1
        enter f
        rd x
        enter g
        rd x
                  wr x
        wr x
        exit g
        exit f
        """,
        "g 5 6 6 7");
  }

  @Test
  void aTransactionThatMetAnotherInTheMiddleIsNotBlamedAlone() {
    List<Finding> findings =
        findings(
            """
            t0        t1
            enter f
            wr x
                      enter g
                      wr y
            rd y
                      rd x
                      exit g
            exit f
            """);
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).note()).contains("trace.g and the others are not all");
  }

  @Test
  void volatilesConflictLikeVariables() {
    assertReports(
        """
        t0        t1
        enter f
        vrd v
                  vwr v
        vwr v
        exit f
        """,
        "f 3 4 4 5");
  }

  @Test
  void startAndJoinOrder() {
    assertReports(
        """
        t0        t1
        enter f
        fork t1
                  rd x
        join t1
        exit f
        """,
        "f 3 4 4 5");
    assertReports(
        """
        t0        t1
        wr x
        fork t1
                  enter f
                  rd x
                  exit f
        join t1
        wr x
        """);
  }

  @Test
  void whoWaitsIsNotAtomic() {
    assertReports(
        """
        t0        t1
        enter f
        acq m
        wait m
                  acq m
                  rel m
        wake m
        rel m
        exit f
        """,
        "f 4 5 6 7");
  }

  @Test
  void aBarrierInsideATransactionIsACycle() {
    assertThat(
            findings(
                """
                t0            t1
                enter f
                              enter g
                barrier t0 t1
                exit f
                              exit g
                """))
        .isNotEmpty();
  }

  @Test
  void publicationsOrderWhatFollowsAnObservation() {
    assertReports(
        """
        t0        t1
        enter f
        publish c
                  observe c
                  publish d
        observe d
        exit f
        """,
        "f 3 4 5 6");
  }

  @Test
  void publicationsThatDidNotTakePlaceOrderNothing() {
    assertReports(
        """
        t0        t1
        enter f
        publish c
        withdraw
                  observe c
                  publish d
        observe d
        exit f
        """);
  }

  @Test
  void overlappingCompareAndSetsAreInNoOrder() {
    assertReports(
        """
        t0        t1
        enter f
                  enter g
        publish c
                  publish c
        observe c
                  observe c
        exit f
                  exit g
        """);
  }

  @Test
  void classInitializationAndInterruptsOrder() {
    assertReports(
        """
        t0            t1
        enter f
        init C
                      use C
                      interrupt t0
        interrupted
        exit f
        """,
        "f 3 4 5 6");
  }

  @Test
  void synchronizedBlocksAreTransactionsIfChosen() {
    String trace =
        """
        t0        t1
        acq m
        rd x
                  wr x
        wr x
        rel m
        """;
    assertThat(findings("atomic", "annotated", trace)).isEmpty();
    assertThat(findings("atomic", "synchronized", trace))
        .extracting(Finding::method)
        .containsExactly("trace.t0");
  }

  @Test
  void mainAndRunAreNoTransactions() {
    assertReports(
        """
        t0          t1
        enter main
        enter run
        rd x
                    wr x
        wr x
        exit run
        exit main
        """);
  }

  @Test
  void aTransactionIsCheckedAgainstManyOthersWhileItLasts() {
    assertReports(longTransaction(5_000), "f 3 15002 15004 15005");
  }

  @Test
  void aTransactionIsGivenUpIfTooManyOthersComeAfterIt() {
    assertReports(longTransaction(70_000));
  }

  private static String longTransaction(int others) {
    return "t0        t1\nenter f\nwr x\n"
        + "          enter g\n          rd x\n          exit g\n".repeat(others)
        + "          wr y\nrd y\nexit f\n";
  }

  @Test
  void behindFastTrackLocksStandForTheVariablesTheyProtect() {
    assertFindings("FastTrack:Velodrome", CHECK_THEN_ACT, "f 5 6 8 9");
    assertFindings(
        "FastTrack:Velodrome",
        """
        t0        t1
        wr x
                  wr x
        enter f
        rd x
                  wr x
        wr x
        exit f
        """,
        "f 5 6 6 7");
  }
}
