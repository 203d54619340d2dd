package harrier.trace;

import static harrier.trace.Reports.assertReports;

import harrier.analyses.eraserwithbarrier.EraserWithBarrier;
import org.junit.jupiter.api.Test;

/** The rules of docs/analyses/eraserwithbarrier.md. */
class EraserWithBarrierTest {
  @Test
  void oneThreadNeedsNoLock() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0
        wr x
        rd x
        wr x
        """);
  }

  @Test
  void readersNeedNoLockAfterInitialization() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1        t2
        wr x
                  rd x
                            rd x
        """);
  }

  @Test
  void aSharedVariableThatIsWrittenNeedsOne() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1
        wr x
                  wr x !
        """);
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1        t2
        wr x
                  rd x
        acq m
        wr x !
        rel m
        """);
  }

  @Test
  void theLockHasToBeTheSameSinceItIsShared() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1
        wr x
                  acq m
                  wr x
                  rel m
        acq m
        wr x
        rel m
        acq n
        wr x !
        rel n
        """);
  }

  @Test
  void aBarrierLetsTheVariableStartAnew() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1
        wr x
        barrier t0 t1
                  wr x
        barrier t0 t1
        wr x
        """);
  }

  @Test
  void afterABarrierTheSameRulesHold() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1
        wr x
        barrier t0 t1
                  wr x
        wr x !
        """);
  }

  @Test
  void sharedReadsAreOverAfterABarrier() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1        t2
        rd x
                  rd x
                            rd x
        barrier t0 t1 t2
                  wr x
        """);
  }

  @Test
  void aBarrierOfOthersOrdersNothing() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1        t2
        wr x
                  rd y
        barrier t1 t2
                            wr x !
        """);
  }

  @Test
  void whatAThreadDoesAfterTheBarrierIsNotOver() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1        t2
        barrier t0 t1
        wr x
        barrier t1 t2
                            wr x !
        """);
  }

  @Test
  void startAndJoinAreNoBarriers() {
    assertReports(
        EraserWithBarrier::new,
        """
        t0        t1
        wr x
        fork t1
                  wr x !
        """);
  }
}
