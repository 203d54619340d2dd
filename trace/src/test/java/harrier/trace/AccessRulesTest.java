package harrier.trace;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Reads and writes: the examples of the FastTrack paper, then one trace for each rule. */
@ParameterizedClass
@EnumSource
class AccessRulesTest {
  @Parameter Detector detector;

  /** The example of section 2.2 of the paper. */
  @Test
  void aLockOrdersTwoWrites() {
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
                  acq m
                  wr x
                  rel m
        """);
  }

  /** Figure 4 of the paper: reads go from one epoch to several and back. */
  @Test
  void aWriteAfterAllReadsForgetsThem() {
    detector.assertReports(
        """
        t0        t1
        wr x
        fork t1
                  rd x
        rd x
                  rd x
        join t1
        wr x
        rd x
        """);
  }

  @Test
  void unorderedWritesRace() {
    detector.assertReports(
        """
        t0        t1
        wr x
                  wr x !
        """);
  }

  @Test
  void aReadRacesWithAnEarlierWrite() {
    detector.assertReports(
        """
        t0        t1
        wr x
                  rd x !
        """);
  }

  @Test
  void aWriteRacesWithAnEarlierRead() {
    detector.assertReports(
        """
        t0        t1
        rd x
                  wr x !
        """);
  }

  @Test
  void readsDoNotRaceWithEachOther() {
    detector.assertReports(
        """
        t0        t1        t2
        rd x
                  rd x
                            rd x
        rd x
        """);
  }

  @Test
  void differentVariablesDoNotRace() {
    detector.assertReports(
        """
        t0        t1
        wr x
                  wr y
        """);
  }

  /** [Read Same Epoch], [Write Same Epoch]. */
  @Test
  void repeatedAccessesAreRememberedOnce() {
    detector.assertReports(
        """
        t0        t1
        rd x
        rd x
        wr y
        wr y
        rd y
                  wr x !
                  rd y !
        """);
  }

  @Test
  void aReadAfterTheThreadsOwnWriteIsStillFollowedByARace() {
    detector.assertReports(
        """
        t0        t1
        wr x
        rd x
                  wr x !
        """);
  }

  /** [Read Exclusive]: the later read stands for the earlier one. */
  @Test
  void anOrderedReadReplacesTheOneBefore() {
    detector.assertReports(
        """
        t0        t1        t2
        rd x
        vwr v
                  vrd v
                  rd x
                  vwr w
                            vrd w
                            wr x
        """);
  }

  /** [Read Share]: a write must come after both reads. */
  @Test
  void aWriteIsCheckedAgainstEachOfSeveralReads() {
    detector.assertReports(
        """
        t0        t1        t2
        rd x
                  rd x
        vwr v
                            vrd v
                            wr x !
        """);
    detector.assertReports(
        """
        t0        t1        t2
        rd x
                  rd x
                  vwr v
                            vrd v
                            wr x !
        """);
    detector.assertReports(
        """
        t0        t1        t2
        rd x
                  rd x
        vwr v
                  vwr v
                            vrd v
                            wr x
        """);
  }

  /** [Read Shared]: a thread's later read replaces its earlier one among the readers. */
  @Test
  void theLatestReadOfEachThreadCounts() {
    detector.assertReports(
        """
        t0        t1        t2
        rd x
                  rd x
        vwr v
                  vwr v
        rd x
                            vrd v
                            wr x !
        """);
  }

  @Test
  void aSharedReadRacesWithAWriteTheOtherReadersKnow() {
    detector.assertReports(
        """
        t0        t1        t2        t3
        wr x
        vwr v
                  vrd v
                  rd x
                            vrd v
                            rd x
                                      rd x !
        """);
  }

  /** [Write Shared], then reads again. */
  @Test
  void readsAfterAWriteOfSharedDataAreCheckedAgain() {
    detector.assertReports(
        """
        t0        t1
        rd x
                  rd x
                  vwr v
        vrd v
        wr x
        rd x
                  rd x !
        """);
  }

  @Test
  void oneRaceDoesNotHideAnotherVariables() {
    detector.assertReports(
        """
        t0        t1
        wr x
        wr y
                  wr x !
                  rd y !
        """);
  }

  @Test
  void checkingGoesOnAfterARace() {
    detector.assertReports(
        """
        t0        t1        t2
        wr x
                  wr x !
                            wr x !
        """);
  }
}
