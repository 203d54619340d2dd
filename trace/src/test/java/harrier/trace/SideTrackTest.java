package harrier.trace;

import static harrier.trace.Verdicts.assertFindings;

import org.junit.jupiter.api.Test;

/** SideTrack on traces: which sections could have come into a gap. */
class SideTrackTest extends ToolOnTraces {
  private static final String TWICE =
      """
      t0        t1
      enter f
      acq m
      rel m
      acq m
      rel m
      exit f
      """;

  SideTrackTest() {
    super("SideTrack");
  }

  @Test
  void aSectionThatCameInBetween() {
    assertReports(
        """
        t0        t1
        enter f
        acq m
        rel m
                  acq m
                  rel m
        acq m
        rel m
        exit f
        """,
        "f 4 5 7");
  }

  @Test
  void aSectionThatCameAfterwards() {
    assertReports(
        TWICE
            + """
                      acq m
                      rel m
            """,
        "f 4 8 5");
  }

  @Test
  void aSectionThatCameBefore() {
    assertReports(
        """
        t0        t1
                  acq m
                  rel m
        enter f
        acq m
        rel m
        acq m
        rel m
        exit f
        """,
        "f 6 2 7");
  }

  @Test
  void velodromeSeesOnlyTheFirstOfThese() {
    assertFindings("Velodrome", TWICE + "          acq m\n          rel m\n");
  }

  @Test
  void aSectionThatIsOrderedByOtherMeansCouldNot() {
    assertReports(
        TWICE.replace("exit f", "exit f\nvwr v")
            + """
                      vrd v
                      acq m
                      rel m
            """);
    assertReports(
        """
        t0        t1
                  acq m
                  rel m
                  vwr v
        vrd v
        enter f
        acq m
        rel m
        acq m
        rel m
        exit f
        """);
  }

  @Test
  void aLockAroundBothKeepsSectionsOut() {
    assertReports(
        """
        t0        t1
        enter f
        acq p
        acq m
        rel m
        acq m
        rel m
        rel p
        exit f
                  acq p
                  acq m
                  rel m
                  rel p
        """);
  }

  @Test
  void aLockThatOnlyTheTransactionHoldsDoesNot() {
    assertReports(
        """
        t0        t1
        enter f
        acq p
        acq m
        rel m
        acq m
        rel m
        rel p
        exit f
                  acq m
                  rel m
        """,
        "f 5 10 6");
  }

  @Test
  void oneSectionIsAtomic() {
    assertReports(
        """
        t0        t1
        enter f
        acq m
        rel m
        exit f
                  acq m
                  rel m
        enter f
        acq m
        rel m
        exit f
        """);
  }

  @Test
  void whoWaitsLeavesAGap() {
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
        "f 4 5 7");
  }
}
