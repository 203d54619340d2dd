package harrier.trace;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What orders threads, and what does not: Figure 3 of the FastTrack paper and its extensions. */
@ParameterizedClass
@EnumSource
class SynchronizationTest {
  @Parameter Detector detector;

  @Test
  void releasingOneLockDoesNotOrderAccessesUnderAnother() {
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
                  acq n
                  wr x !
                  rel n
        """);
  }

  @Test
  void whatFollowsAReleaseIsNotPublishedByIt() {
    detector.assertReports(
        """
        t0        t1
        acq m
        rel m
        wr x
                  acq m
                  rd x !
                  rel m
        """);
  }

  @Test
  void orderPassesThroughAThirdThread() {
    detector.assertReports(
        """
        t0        t1        t2
        wr x
        acq m
        rel m
                  acq m
                  rel m
                  acq n
                  rel n
                            acq n
                            wr x
                            rel n
        """);
  }

  @Test
  void aLockPassesOnWhatEarlierHoldersDid() {
    detector.assertReports(
        """
        t0        t1        t2
        wr x
        acq m
        rel m
                  acq m
                  rel m
                            acq m
                            wr x
                            rel m
        """);
  }

  @Test
  void anInnerReleaseOfAReentrantLockPublishesNothing() {
    detector.assertReports(
        """
        t0        t1
        acq m
        acq m
        rel m
        wr x
        rel m
                  acq m
                  wr x
                  rel m
        """);
  }

  @Test
  void aLockThatItsHolderTakesAgainPublishesWhatCameBetween() {
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
        acq m
        wr y
        rel m
        wr z
                  acq m
                  wr x
                  wr y
                  wr z !
                  rel m
        """);
  }

  @Test
  void whoHeldALockInBetweenDoesNotKnowWhatFollows() {
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
                  acq m
                  rel m
        acq m
        wr x
                  rd x !
        rel m
        """);
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
                  acq m
        acq n
                  rd x
        wr y
        rel n
                  rel m
        acq m
        wr x
                  rd y !
        rel m
        """);
  }

  @Test
  void twoLocksThatAreReleasedTogetherPublishTheSame() {
    detector.assertReports(
        """
        t0        t1        t2
        acq m
        acq n
        wr x
        rel n
        rel m
        wr y
                  acq n
                  wr x
                  wr y !
                  rel n
                            acq m
                            wr x !
                            rel m
        """);
  }

  @Test
  void whoHeldOneOfTwoLocksDoesNotKnowWhatFollowsUnderTheOther() {
    detector.assertReports(
        """
        t0        t1
        acq m
        acq n
        wr x
        rel n
        rel m
        acq m
                  acq n
        wr x
                  rd x !
        rel m
                  rel n
        """);
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
        acq m
        acq n
        rel n
        rel m
                  acq n
                  rel n
        acq m
        wr x
                  rd x !
        rel m
        """);
  }

  @Test
  void whatWasLeftWithTwoLocksSaysNothingOfWhatIsDoneUnderOneOfThem() {
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
        acq m
        acq n
        rel n
        rel m
        acq n
        wr y
        rel n
                  acq m
                  wr x
                  wr y !
                  rel m
        """);
  }

  @Test
  void aThreadThatTakesItsLockAgainPassesOnWhatItLearnsMeanwhile() {
    detector.assertReports(
        """
        t0        t1        t2
        acq m
        wr x
        rel m
                  wr y
                  vwr v
        acq m
        vrd v
        rel m
                            acq m
                            wr y
                            wr x
                            rel m
        """);
  }

  @Test
  void whatIsDoneBetweenTwoHoldingsIsNotPublishedByTheFirst() {
    detector.assertReports(
        """
        t0        t1
        acq m
        rel m
        wr x
        acq m
                  rd x !
        rel m
                  acq m
                  wr x
                  rel m
        """);
  }

  @Test
  void aChildOfAThreadThatReleasedALockDoesNotKnowWhatFollows() {
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
        fork t1
        acq m
        wr x
                  rd x !
        rel m
        """);
  }

  @Test
  void forkOrdersTheParentBeforeTheChild() {
    detector.assertReports(
        """
        t0        t1
        wr x
        fork t1
        wr y
                  wr x
                  wr y !
        """);
  }

  @Test
  void joinOrdersTheChildBeforeTheParent() {
    detector.assertReports(
        """
        t0        t1
        fork t1
                  wr x
        join t1
        wr x
        """);
  }

  @Test
  void withoutJoinTheEndOfAThreadOrdersNothing() {
    detector.assertReports(
        """
        t0        t1
        fork t1
                  wr x
        wr x !
        """);
  }

  @Test
  void siblingsAreNotOrdered() {
    detector.assertReports(
        """
        t0        t1        t2
        fork t1
        fork t2
                  wr x
                            wr x !
        """);
  }

  @Test
  void aThreadKnowsWhatAJoinedThreadLearnedLast() {
    detector.assertReports(
        """
        t0        t1        t2
        fork t1
                            wr x
                            vwr v
                  vwr w
        vrd w
                  vrd v
        join t1
        wr x
        """);
  }

  @Test
  void seeingThatAThreadIsNoLongerAliveIsLikeJoiningIt() {
    detector.assertReports(
        """
        t0        t1
        fork t1
        alive t1
                  wr x
        alive t1
        wr x
        """);
    detector.assertReports(
        """
        t0        t1
        fork t1
                  wr x
        alive t1
        wr x !
                  sleep
        """);
  }

  @Test
  void aVolatileWriteHappensBeforeLaterReads() {
    detector.assertReports(
        """
        t0        t1
        wr x
        vwr v
                  vrd v
                  rd x
        """);
  }

  @Test
  void aVolatileReadPublishesNothing() {
    detector.assertReports(
        """
        t0        t1
        wr x
        vrd v
                  vwr v
                  rd x !
        """);
    detector.assertReports(
        """
        t0        t1
        vwr v
        wr x
        vrd v
                  vrd v
                  rd x !
        """);
  }

  @Test
  void volatileWritesOfSeveralThreadsAddUp() {
    detector.assertReports(
        """
        t0        t1        t2
        wr x
        vwr v
                  wr y
                  vwr v
                            vrd v
                            wr x
                            wr y
        """);
  }

  @Test
  void aVolatileWriteDoesNotOrderItsOwnThreadAfterEarlierWriters() {
    detector.assertReports(
        """
        t0        t1
        wr x
        vwr v
                  vwr v
                  rd x !
        """);
  }

  @Test
  void whoKnowsTheLastVolatileWriterStillLearnsOfTheOnesBefore() {
    detector.assertReports(
        """
        t0        t1        t2
                  wr x
                  vwr v
        vwr v
        acq m
        rel m
                            acq m
                            rel m
                            vrd v
                            wr x
        """);
  }

  @Test
  void waitReleasesTheLockAndTakesItBack() {
    detector.assertReports(
        """
        t0        t1
        acq m
        wr x
        wait m
                  acq m
                  wr x
                  wr y
                  notify m
                  rel m
        wake m
        wr y
        rel m
        """);
  }

  @Test
  void notifyAloneOrdersNothing() {
    detector.assertReports(
        """
        t0        t1
        acq m
        wait m
                  acq m
                  notify m
                  rel m
                  wr x
        wake m
        wr x !
        rel m
        """);
  }

  @Test
  void aBarrierOrdersWhatIsBeforeItButNotWhatFollows() {
    detector.assertReports(
        """
        t0             t1        t2
        wr x
                       wr y
                                 wr z
        barrier t0 t1 t2
                       wr x
                                 wr y
        wr z
                                 wr x !
        """);
  }

  @Test
  void aThreadThatIsNotReleasedFromABarrierLearnsNothing() {
    detector.assertReports(
        """
        t0             t1        t2
        wr x
        barrier t0 t1
                       rd x
                                 rd x !
        """);
  }

  @Test
  void anInterruptHappensBeforeItsObservation() {
    detector.assertReports(
        """
        t0             t1
        wr x
        interrupt t1
        wr y
                       interrupted
                       wr x
                       wr y !
        """);
  }

  @Test
  void anInterruptOfAnotherThreadOrdersNothing() {
    detector.assertReports(
        """
        t0             t1        t2
        wr x
        interrupt t1
                                 interrupted
                                 wr x !
                       sleep
        """);
  }

  @Test
  void theEndOfAClassInitializerHappensBeforeAnyUse() {
    detector.assertReports(
        """
        t0        t1        t2
        wr x
        init C
                  use C
                  rd x
                            rd x !
        """);
  }

  @Test
  void whatIsPublishedIsKnownToObserversOfThatChannelOnly() {
    detector.assertReports(
        """
        t0             t1             t2
        wr x
        publish c
                       observe c
                       rd x
                                      observe d
                                      rd x !
        """);
  }

  @Test
  void sleepingOrEnteringMethodsOrdersNothing() {
    detector.assertReports(
        """
        t0        t1
        enter f
        wr x
        sleep
        exit f
                  enter f
                  sleep
                  wr x !
                  exit f
        """);
  }

  @Test
  void aWithdrawnPublicationOrdersNothing() {
    detector.assertReports(
        """
        t0        t1        t2
        wr x
                  wr y
                  vwr v
        vwr v
        withdraw
                            vrd v
                            rd y
                            rd x !
        """);
  }
}
