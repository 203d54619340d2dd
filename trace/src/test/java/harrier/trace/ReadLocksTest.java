package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Registry;
import harrier.analyses.eraserwithbarrier.EraserWithBarrier;
import harrier.analyses.lockset.LockSet;
import harrier.analyses.racer.Racer;
import harrier.finding.Finding;
import harrier.tool.Chain;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each tool makes of locks that are held for reading. */
class ReadLocksTest {
  /** The tools that judge by lock sets. */
  private enum OfLocks {
    LOCK_SET(LockSet::new),
    ERASER_WITH_BARRIER(EraserWithBarrier::new),
    RACER(Racer::new);

    final Supplier<Tool> tool;

    OfLocks(Supplier<Tool> tool) {
      this.tool = tool;
    }

    void assertReports(String text) {
      Reports.assertReports(tool, text);
    }
  }

  private static List<Finding> findings(String chain, String text) {
    Reports reports = new Reports();
    Chain tools = Registry.chain(chain, null, reports);
    tools.init(new ToolOptions(Map.of("atomic", "annotated", "stacks", "site")));
    Replay.withReferences(tools).run(Trace.parse(text));
    return reports.findings;
  }

  // Order.

  @ParameterizedTest
  @EnumSource
  void writersAreOrderedWithReaders(Detector detector) {
    detector.assertReports(
        """
        t0        t1        t2
        acq rw
        wr x
        rel rw
                  racq rw
                  rd x
                            racq rw
                            rd x
                            rrel rw
                  rrel rw
        acq rw
        wr x
        rel rw
        """);
  }

  @ParameterizedTest
  @EnumSource
  void readersAreNotOrderedWithEachOther(Detector detector) {
    detector.assertReports(
        """
        t0        t1
        racq rw
        wr x
        rrel rw
                  racq rw
                  rd x !
                  rrel rw
        """);
  }

  @ParameterizedTest
  @EnumSource
  void onlyTheOutermostReadUnlockLetsAWriterIn(Detector detector) {
    detector.assertReports(
        """
        t0        t1
        racq rw
        racq rw
        rrel rw
        rd x
        rrel rw
                  acq rw
                  wr x
                  rel rw
        """);
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenAfterDowngradingRacesWithOtherReaders(Detector detector) {
    detector.assertReports(
        """
        t0        t1
        acq rw
        wr x
        racq rw
        rel rw
        wr y
                  racq rw
                  rd x
                  rd y !
                  rrel rw
        rrel rw
        """);
  }

  // Lock sets: a read is protected by any lock held, a write by those held alone.

  @ParameterizedTest
  @EnumSource
  void readersAndWritersOfOneLockKeepToIt(OfLocks tool) {
    tool.assertReports(
        """
        t0        t1        t2
        racq rw
        rd x
        rrel rw
                  acq rw
                  wr x
                  rel rw
                            racq rw
                            racq rw
                            rrel rw
                            rd x
                            rrel rw
        acq rw
        wr x
        racq rw
        rel rw
        rd x
        rrel rw
                  acq rw
                  wr x
                  rel rw
        """);
  }

  @ParameterizedTest
  @EnumSource
  void aReadLockProtectsNoWrite(OfLocks tool) {
    tool.assertReports(
        """
        t0        t1
        acq rw
        wr x
        rel rw
                  racq rw
                  rd x
                  wr x !
                  rrel rw
        """);
  }

  @ParameterizedTest
  @EnumSource
  void downgradingEndsTheProtectionOfWrites(OfLocks tool) {
    tool.assertReports(
        """
        t0        t1
        acq rw
        wr x
        rel rw
                  acq rw
                  racq rw
                  wr x
                  rel rw
                  rd x
                  wr x !
                  rrel rw
        """);
  }

  @ParameterizedTest
  @EnumSource
  void aConvertedReadLockProtectsWrites(OfLocks tool) {
    tool.assertReports(
        """
        t0        t1
        acq rw
        wr x
        rel rw
                  racq rw
                  acq rw
                  rrel rw
                  wr x
                  rel rw
        """);
  }

  @Test
  void racerDoesNotTakeOneReaderForTheOrderOfAnother() {
    Reports.assertReports(
        Racer::new,
        """
        main      child     elder
                            rd y
        wr x
        fork child
                  racq rw
                  rd x
                  rrel rw
                            racq rw
                            rd x !
                            rrel rw
        """);
  }

  @Test
  void findingsNameReadLocks() {
    List<Finding> findings =
        findings(
            "LockSet",
            """
            t0        t1
            racq rw
            acq m
            wr x
            rel m
            rrel rw
                      racq rw
                      wr x
                      rrel rw
            """);
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).accesses().get(1).locks())
        .singleElement()
        .asString()
        .matches("rw@\\w+ \\(read\\)");
  }

  // Deadlocks.

  @Test
  void aWriterInTheCircleMakesADeadlock() {
    assertThat(
            findings(
                "Goodlock",
                """
                t0        t1
                racq a
                acq b
                rel b
                rrel a
                          acq b
                          acq a
                          rel a
                          rel b
                """))
        .hasSize(1);
    assertThat(
            findings(
                "Goodlock",
                """
                t0        t1
                racq a
                racq b
                rrel b
                rrel a
                          acq b
                          acq a
                          rel a
                          rel b
                """))
        .hasSize(1);
  }

  @Test
  void readersDoNotWaitForReaders() {
    assertThat(
            findings(
                "Goodlock",
                """
                t0        t1
                racq a
                acq b
                rel b
                rrel a
                          acq b
                          racq a
                          rrel a
                          rel b
                """))
        .isEmpty();
  }

  @Test
  void aGateThatBothReadUnderGuardsNothing() {
    String trace =
        """
        t0        t1
        racq g
        acq a
        acq b
        rel b
        rel a
        rrel g
                  %s g
                  acq b
                  acq a
                  rel a
                  rel b
                  %s g
        """;
    assertThat(findings("Goodlock", trace.formatted("racq", "rrel"))).hasSize(1);
    assertThat(findings("Goodlock", trace.formatted("acq", "rel"))).isEmpty();
  }

  @Test
  void downgradingIsNoWaitAndLeavesAReader() {
    assertThat(
            findings(
                "Goodlock",
                """
                t0        t1
                acq a
                racq a
                rel a
                acq b
                rel b
                rrel a
                          acq b
                          racq a
                          rrel a
                          rel b
                """))
        .isEmpty();
  }

  @Test
  void readLocksOrderNoSegments() {
    assertThat(
            findings(
                "Goodlock",
                """
                t0        t1
                acq a
                acq b
                rel b
                rel a
                acq rw
                rel rw
                          racq rw
                          rrel rw
                          acq b
                          acq a
                          rel a
                          rel b
                """))
        .hasSize(1);
  }

  // Atomicity.

  private static final String USED_BY_BOTH =
      """
      t0        t1
      acq rw
      wr x
      rel rw
                acq rw
                wr x
                rel rw
      """;

  @ParameterizedTest
  @ValueSource(strings = {"FastTrack:Atomizer", "Reduction", "Velodrome", "Blocks"})
  void oneReadSectionIsAtomic(String chain) {
    assertThat(
            findings(
                chain,
                USED_BY_BOTH
                    + """
                      enter f
                      racq rw
                      rd x
                      rd x
                      rrel rw
                      exit f
                                acq rw
                                wr x
                                rel rw
                      """))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"FastTrack:Atomizer", "Reduction", "Velodrome", "Blocks"})
  void twoReadSectionsAreNot(String chain) {
    assertThat(
            findings(
                chain,
                USED_BY_BOTH
                    + """
                      enter f
                      racq rw
                      rd x
                      rrel rw
                                acq rw
                                wr x
                                rel rw
                      racq rw
                      rd x
                      rrel rw
                      exit f
                      """))
        .hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"FastTrack:Atomizer", "Reduction", "Velodrome", "Blocks"})
  void downgradingAndConversionAreAtomic(String chain) {
    assertThat(
            findings(
                chain,
                USED_BY_BOTH
                    + """
                      enter f
                      acq rw
                      wr x
                      racq rw
                      rel rw
                      rd x
                      rrel rw
                      exit f
                      enter g
                      racq rw
                      rd x
                      acq rw
                      rrel rw
                      wr x
                      rel rw
                      exit g
                                acq rw
                                wr x
                                rel rw
                      """))
        .isEmpty();
  }

  @Test
  void readersDoNotKeepEachOtherOut() {
    assertThat(
            findings(
                "Blocks",
                USED_BY_BOTH
                    + """
                      enter f
                      racq rw
                      rd x
                      rd x
                      rrel rw
                      exit f
                                racq rw
                                wr x
                                rrel rw
                      """))
        .isNotEmpty();
  }

  // Views.

  @Test
  void aPairThatIsWrittenAsAWholeAndReadByHalves() {
    assertThat(
            findings(
                "ViewConsistency",
                """
                t0        t1
                acq rw
                wr x
                wr y
                rel rw
                          racq rw
                          rd x
                          rrel rw
                          racq rw
                          rd y
                          rrel rw
                """))
        .extracting(Finding::kind)
        .containsExactly("high-level-data-race");
  }

  @Test
  void readersMayDifferInTheirViews() {
    assertThat(
            findings(
                "ViewConsistency",
                """
                t0        t1
                racq rw
                rd x
                rd y
                rrel rw
                          racq rw
                          rd x
                          rrel rw
                          racq rw
                          rd y
                          rrel rw
                """))
        .isEmpty();
  }

  @Test
  void aDowngradedLockIsHeldThroughout() {
    assertThat(
            findings(
                "ViewConsistency",
                """
                t0        t1
                acq rw
                wr x
                wr y
                rel rw
                          acq rw
                          wr x
                          racq rw
                          rel rw
                          rd y
                          rrel rw
                """))
        .isEmpty();
  }

  @Test
  void aValueReadUnderTheReadLockIsStaleUnderTheWriteLock() {
    assertThat(
            findings(
                "ViewConsistency",
                """
                t0        t1
                racq rw
                rd x
                rrel rw
                          acq rw
                          wr x
                          rel rw
                acq rw
                wr x
                rel rw
                """))
        .extracting(Finding::kind)
        .containsExactly("stale-value");
  }

  // Filters.

  @Test
  void aLockWithReadersIsNotTakenAway() {
    assertThat(
            findings(
                "ProtectingLock:LockSet",
                """
                t0        t1
                          racq rw
                          rd x
                          rrel rw
                acq p
                acq rw
                wr x
                rel rw
                rel p
                          racq rw
                          rd x
                          rrel rw
                """))
        .isEmpty();
  }
}
