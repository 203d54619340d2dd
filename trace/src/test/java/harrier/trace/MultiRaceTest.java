package harrier.trace;

import org.junit.jupiter.api.Test;

/**
 * The rules of docs/analyses/multirace.md that it has for itself; {@link Detector} has the rest.
 */
class MultiRaceTest {
  @Test
  void whileOneLockIsHeldNothingIsCompared() {
    Detector.MULTI_RACE.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
                  acq n
                  acq m
                  wr x
                  rel m
                  rel n
        """);
  }

  @Test
  void clocksDecideOnceTheLockSetIsEmpty() {
    Detector.MULTI_RACE.assertReports(
        """
        t0        t1        t2
        acq m
        wr x
        rel m
                  acq m
                  wr x
                  rel m
                            wr x !
        """);
  }

  @Test
  void anEmptyLockSetIsNoRaceIfThreadsAreOrdered() {
    Detector.MULTI_RACE.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
        fork t1
                  wr x
        join t1
        rd x
        """);
  }

  @Test
  void accessesBeforeTheLockWasLostAreComparedToo() {
    Detector.MULTI_RACE.assertReports(
        """
        t0        t1        t2
                  acq m
                  rd x
                  rel m
                  vwr v
        acq m
        rd x
        rel m
                            vrd v
                            wr x !
        """);
  }

  @Test
  void anotherLockInTheSameEpochDoesNotProtectWhatWasDoneWithout() {
    Detector.MULTI_RACE.assertReports(
        """
        t0        t1
        wr x
        acq m
        wr x
                  wr x !
        """);
  }
}
