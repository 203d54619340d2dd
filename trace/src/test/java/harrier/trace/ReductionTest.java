package harrier.trace;

import static harrier.trace.Verdicts.assertFindings;

import org.junit.jupiter.api.Test;

/** Reduction on traces: what it decides by itself, and what it decides later than Atomizer. */
class ReductionTest extends ToolOnTraces {
  ReductionTest() {
    super("Reduction");
  }

  @Test
  void anAcquireAfterAReleaseIsNotReducible() {
    assertReports(
        """
        t0
        enter f
        acq m
        rel m
        acq m
        rel m
        exit f
        """,
        "f 4 5");
  }

  @Test
  void accessesUnderOneLockAreBothMovers() {
    assertReports(
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
        """);
  }

  @Test
  void accessesInARaceAreNoMovers() {
    assertReports(
        """
        t0        t1
                  wr x
        rd x
        wr x
        enter f
        rd x
        wr x
        exit f
        """,
        "f 6 7");
  }

  @Test
  void accessesOfOneThreadAreBothMovers() {
    assertReports(
        """
        t0
        enter f
        rd x
        wr x
        exit f
        """);
  }

  @Test
  void aRaceThatTurnsUpLaterRefutesEarlierTransactions() {
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
                  acq n
                  wr x
                  rel n
        """;
    assertReports(trace, "f 7 8");
    assertFindings("ThreadLocal:ReadOnly:LockSet:Atomizer", trace);
  }

  @Test
  void anAccessAfterTheCommitPointIsJudgedLaterToo() {
    assertReports(
        """
        t0        t1
                  acq m
                  wr x
                  rel m
        enter f
        acq m
        acq n
        rel n
        rd x
        rel m
        exit f
                  wr x
        """,
        "f 8 9");
  }

  @Test
  void anAcquireAfterAnAccessIsJudgedLaterToo() {
    assertReports(
        """
        t0        t1
                  acq m
                  wr x
                  rel m
        enter f
        acq m
        rd x
        acq n
        rel n
        rel m
        exit f
                  wr x
        """,
        "f 7 8");
  }

  @Test
  void twoVariablesHaveToBeInARaceBoth() {
    String one =
        """
        t0        t1
                  acq m
                  wr x
                  wr y
                  rel m
        enter f
        acq m
        rd x
        rd y
        rel m
        exit f
                  wr x
        """;
    assertReports(one);
    assertReports(one + "          wr y\n", "f 8 9");
  }

  @Test
  void whoMeetsOthersIsNotAtomicWhoeverComesLast() {
    for (String tool : new String[] {"Atomizer", "Reduction"}) {
      assertFindings(
          tool,
          """
          t0           t1
          enter f
                       enter g
          barrier t0 t1
          exit f
                       exit g
          """,
          "f 4 4",
          "g 4 4");
    }
  }
}
