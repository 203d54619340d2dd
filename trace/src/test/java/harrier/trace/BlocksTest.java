package harrier.trace;

import static harrier.trace.Verdicts.assertFindings;
import static org.assertj.core.api.Assertions.assertThat;

import harrier.finding.Finding;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Blocks on traces: the unserializable patterns, and what locks and the order of threads allow. */
class BlocksTest extends ToolOnTraces {
  /** Lets both variables escape: two threads have read them. */
  private static final String ESCAPED =
      """
      t0        t1
      rd x
      rd y
                rd x
                rd y
      """;

  BlocksTest() {
    super("Blocks", ESCAPED);
  }

  @Test
  void aWriteBetweenTwoReads() {
    assertReports(
        """
        enter f
        rd x
        rd x
        exit f
                  wr x
        """,
        "f 7 10 8");
  }

  @Test
  void anAccessWithFewerLocksThanBeforeIsNotPassedOver() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 200; i++) { // with ever other locks
      String each = "          %s m%d\n";
      text.append("          acq g\n").append(each.formatted("acq", i));
      text.append("          wr x\n");
      text.append(each.formatted("rel", i)).append("          rel g\n");
    }
    text.append("          wr x\nenter f\nacq g\nrd x\nrd x\nrel g\nexit f\n");
    int alone = 5 + 200 * 5 + 1;
    assertReports(text.toString(), "f %d %d %d".formatted(alone + 3, alone, alone + 4));
  }

  @Test
  void aWriteBetweenAReadAndAWrite() {
    assertReports(
        """
        enter f
        rd x
        wr x
        exit f
                  wr x
        """,
        "f 7 10 8");
  }

  @Test
  void aWriteBetweenAWriteAndARead() {
    assertReports(
        """
        enter f
        wr x
        rd x
        exit f
                  wr x
        """,
        "f 7 10 8");
  }

  @Test
  void aReadBetweenTwoWrites() {
    assertReports(
        """
        enter f
        wr x
        wr x
        exit f
        """,
        "f 7 4 8");
  }

  @Test
  void otherPatternsAreSerializable() {
    assertReports(
        """
        enter f
        rd x
        rd x
        exit f
                  rd x
        enter g
        wr y
        exit g
                  wr y
        """);
  }

  @Test
  void anInitialReadAndTheFinalWriteBelongTogether() {
    assertReports(
        """
        enter f
        acq m
        rd x
        wr x
        rel m
        acq m
        wr x
        rel m
        exit f
                  acq m
                  wr x
                  rel m
        """,
        "f 8 16 12",
        "f 9 4 12");
  }

  @Test
  void aLockHeldFromOneToTheOtherKeepsOthersOut() {
    assertReports(
        """
        enter f
        acq m
        rd x
        wr x
        rel m
        exit f
                  acq m
                  wr x
                  rel m
        """);
  }

  @Test
  void aLockThatIsReleasedInBetweenDoesNot() {
    assertReports(
        """
        enter f
        acq m
        rd x
        rel m
        acq m
        wr x
        rel m
        exit f
                  acq m
                  wr x
                  rel m
        """,
        "f 8 15 11");
  }

  @Test
  void twoVariablesReadWhileBothAreWritten() {
    assertReports(
        """
        enter f
        acq m
        rd x
        rel m
        acq m
        rd y
        rel m
        exit f
                  enter g
                  acq m
                  wr x
                  wr y
                  rel m
                  exit g
        """,
        "f 8 16 17 11");
  }

  @Test
  void twoVariablesReadUnderOneLock() {
    assertReports(
        """
        enter f
        acq m
        rd x
        rd y
        rel m
        exit f
                  enter g
                  acq m
                  wr x
                  wr y
                  rel m
                  exit g
        """);
  }

  @Test
  void writeSkew() {
    List<Finding> findings =
        findings(
            """
            enter f
            rd x
            wr y
            exit f
                      enter g
                      rd y
                      wr x
                      exit g
            """);
    assertThat(findings).extracting(finding -> finding.accesses().size()).contains(4);
  }

  @Test
  void whatOneThreadDoesBeforeTheVariableEscapesIsNotLookedAt() {
    assertFindings(
        "Blocks",
        """
        t0        t1
        enter f
        wr x
        wr x
        exit f
                  rd x
        """);
  }

  @Test
  void threadsThatAreOrderedCannotInterleave() {
    assertFindings(
        "Blocks",
        """
        t0        t1        t2
        rd x
        fork t2
                            rd x
        join t2
        fork t1
                  enter f
                  rd x
                  wr x
                  exit f
        join t1
        wr x
        """);
  }

  @Test
  void theSameBlockIsLookedAtOnce() {
    String again = "enter f\nrd x\nwr x\nexit f\n";
    assertThat(findings(again + "          wr x\n")).hasSize(1);
  }

  @Test
  void twoMethodsThatShareCodeAreBothFound() {
    Trace apart =
        Trace.parse(
            ESCAPED
                + """
                enter f
                rd x
                wr x
                exit f
                enter g
                rd x
                wr x
                exit g
                          wr x
                """);
    List<Step> steps =
        apart.steps().stream()
            .map(
                step -> step.line() < 11 || step.line() > 12 ? step : atLine(step.line() - 4, step))
            .toList();
    assertThat(Verdicts.of("Blocks", new Trace(apart.threads(), steps)))
        .extracting(Finding::method)
        .containsExactlyInAnyOrder("trace.f", "trace.g");
  }

  private static Step atLine(int line, Step step) {
    return new Step(line, step.thread(), step.op(), step.operands(), step.reported());
  }

  @Test
  void ofEqualAccessesTheLatestCounts() {
    assertReports(
        """
                  wr x
        barrier t0 t1
                  wr x
        enter f
        rd x
        rd x
        exit f
        """,
        "f 10 8 11");
  }

  /** Before a transaction accesses the variable: afterwards the latest always counts. */
  @Test
  void ofEqualAccessesInManyEpochsALaterOneCounts() {
    String write = "barrier t0 t1\n          wr x\n";
    String transaction = "enter f\nrd x\nrd x\nexit f\n";
    List<Integer> seen =
        IntStream.rangeClosed(1, 70)
            .filter(epochs -> !findings(write.repeat(epochs) + transaction).isEmpty())
            .boxed()
            .toList();
    assertThat(seen).contains(1, 2, 3, 4, 5, 6, 7, 8, 9).contains(63).hasSizeLessThan(20);
    assertThat(findings(write.repeat(9) + transaction + write.repeat(3) + transaction)).hasSize(2);
  }

  @Test
  void accessesOutsideThatNobodyTransactsWithAreNoFindings() {
    assertReports(
        """
        wr x
                  wr x
        rd x
                  rd x
        """);
  }
}
