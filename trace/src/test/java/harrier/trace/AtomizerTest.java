package harrier.trace;

import static harrier.trace.Verdicts.assertFindings;
import static org.assertj.core.api.Assertions.assertThat;

import harrier.finding.Finding;
import org.junit.jupiter.api.Test;

/** Atomizer on traces, one for each rule. Alone, it takes every access for a racy one. */
class AtomizerTest extends ToolOnTraces {
  /** Makes a lock one that several threads use. */
  private static final String SHARED =
      """
      t0        t1
                acq m
                rel m
                acq n
                rel n
      acq m
      rel m
      acq n
      rel n
      """;

  AtomizerTest() {
    super("Atomizer", SHARED);
  }

  @Test
  void rightMoversThenAnAccessThenLeftMoversIsAtomic() {
    assertReports(
        """
        enter f
        acq m
        acq n
        rd x
        rel n
        rel m
        exit f
        """);
  }

  @Test
  void anAcquireAfterAReleaseIsNot() {
    assertReports(
        """
        enter f
        acq m
        rel m
        acq m
        rel m
        exit f
        """,
        "f 12 13");
  }

  @Test
  void twoRacyAccessesAreNot() {
    assertReports(
        """
        enter f
        rd x
        wr x
        exit f
        """,
        "f 11 12");
  }

  @Test
  void anAcquireAfterARacyAccessIsNot() {
    assertReports(
        """
        enter f
        rd x
        acq m
        rel m
        exit f
        """,
        "f 11 12");
  }

  @Test
  void aRacyAccessAfterAReleaseIsNot() {
    assertReports(
        """
        enter f
        acq m
        rel m
        rd x
        exit f
        """,
        "f 12 13");
  }

  @Test
  void volatileAccessesAreNoMovers() {
    assertReports(
        """
        enter f
        vrd v
        vwr v
        exit f
        """,
        "f 11 12");
  }

  @Test
  void theLocksOfOneThreadAreBothMovers() {
    assertReports(
        """
        enter f
        acq own
        rel own
        acq own
        rel own
        exit f
        """);
  }

  @Test
  void aMethodInsideAnotherIsJudgedForItself() {
    assertReports(
        """
        enter f
        rd x
        enter g
        wr x
        exit g
        exit f
        """,
        "f 11 13");
    assertReports(
        """
        enter f
        enter g
        rd x
        wr x
        exit g
        exit f
        """,
        "g 12 13");
  }

  @Test
  void eachExecutionStartsAfresh() {
    assertReports(
        """
        enter f
        rd x
        exit f
        enter f
        rd x
        exit f
        rd x
        rd x
        """);
  }

  @Test
  void aCompareAndSetIsOneOperation() {
    assertReports(
        """
        enter f
        publish c
        observe c
        exit f
        """);
    assertReports(
        """
        enter f
        observe c
        publish c
        exit f
        """,
        "f 11 12");
  }

  @Test
  void whoWaitsIsNotAtomic() {
    assertReports(
        """
        enter f
        acq m
        wait m
        wake m
        rel m
        exit f
        """,
        "f 12 13");
  }

  @Test
  void startMovesLeftAndJoinMovesRight() {
    assertFindings(
        "Atomizer",
        """
        t0        t1
        enter f
        fork t1
                  rd x
        join t1
        exit f
        """,
        "f 3 5");
  }

  @Test
  void behindARaceDetectorProtectedAccessesAreBothMovers() {
    String trace =
        """
        t0        t1
        acq m
        wr x
        rel m
                  enter f
                  acq m
                  rd x
                  wr x
                  rel m
                  exit f
        enter g
        acq m
        rd x
        rel m
        acq m
        wr x
        rel m
        exit g
        """;
    for (String filter :
        new String[] {"ThreadLocal:ReadOnly:LockSet", "Eraser:ProtectingLock", "FastTrack"}) {
      assertFindings(filter + ":Atomizer", trace, "g 14 15");
    }
  }

  @Test
  void aLockInsideAnotherIsABothMoverBehindProtectingLock() {
    String trace =
        """
        t0        t1
                  acq p
                  acq m
                  rel m
                  acq m
                  rel m
                  rel p
        acq p
        rel p
        enter f
        acq p
        acq m
        rel m
        acq m
        rel m
        rel p
        exit f
        """;
    assertFindings("Atomizer", trace, "f 13 14");
    assertFindings("Eraser:ProtectingLock:Atomizer", trace);
  }

  @Test
  void theFindingNamesTheCommitPointAndTheOperationAfterIt() {
    Finding finding =
        Verdicts.of("Atomizer", Trace.parse("t0\nenter f\nrd x\nwr x\nexit f\n")).get(0);
    assertThat(finding.method()).isEqualTo("trace.f");
    assertThat(finding.variable()).hasToString("trace.x");
    assertThat(finding.note())
        .isEqualTo(
            "trace.f may not be atomic: other threads can come in between read trace.x by t0 and"
                + " write trace.x by t0.");
  }
}
