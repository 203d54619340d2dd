package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.goldilocks.Goldilocks;
import harrier.tool.Chain;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The rules of docs/analyses/goldilocks.md that it has for itself; {@link Detector} has the rest.
 */
class GoldilocksTest {
  @Test
  void aVariableChangesHandsFromLockToLock() {
    Detector.GOLDILOCKS.assertReports(
        """
        t0        t1        t2
        wr x
        acq m
        rel m
                  acq m
                  acq n
                  rel m
                  wr x
                  rel n
                            acq n
                            wr x
                            rel n
        """);
  }

  @Test
  void aDeviceReachedTooEarlyDoesNotCount() {
    Detector.GOLDILOCKS.assertReports(
        """
        t0        t1
        acq m
        rel m
                  acq m
        wr x
                  wr x !
                  rel m
        """);
  }

  @Test
  void aLockHeldThenAndNowSettlesIt() {
    Detector.GOLDILOCKS.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
                  acq m
                  rd x
                  wr x
                  rel m
        """);
  }

  @Test
  void aLockHeldThenAndAnotherNowDoesNot() {
    Detector.GOLDILOCKS.assertReports(
        """
        t0        t1
        acq m
        wr x
        rel m
                  acq n
                  rd x !
                  rel n
        """);
  }

  @Test
  void readersAreForgottenOnlyByAWrite() {
    Detector.GOLDILOCKS.assertReports(
        """
        t0        t1        t2
        rd x
                  rd x
                  vwr v
                            vrd v
                            wr x !
        """);
  }

  @Test
  void aThreadLearnsFromADeviceThatItHasPublishedOnItself() {
    Detector.GOLDILOCKS.assertReports(
        """
        t0        t1
        vwr v
                  wr x
                  vwr v
        vrd v
        rd x
                  wr y
        vrd v
        rd y !
        """);
  }

  @Test
  void aLaterSpanOfAThreadIsNotWhereAnEarlierOneIs() {
    Detector.GOLDILOCKS.assertReports(
        """
        t0        t1        t2
        wr x
        vwr v
        wr y
        vwr w
                  vrd v
                  rd x
                            vrd w
                            rd x
                            rd y
                  rd y !
        """);
  }

  @Test
  void aWithdrawnPublicationOrdersNothing() {
    Detector.GOLDILOCKS.assertReports(
        """
        t0        t1
        wr x
        publish c
        withdraw
                  observe c
                  rd x !
        """);
  }

  /** Steps of t0 and t1 around so much synchronization that the log has been swept many times. */
  private static Trace withLongLog(String before, String after) {
    List<Step> steps = new ArrayList<>();
    add(steps, "t0", before);
    for (int i = 0; i < 20_000; i++) {
      add(steps, "t0", "vwr noise");
    }
    add(steps, "t1", after);
    return new Trace(List.of("t0", "t1"), steps);
  }

  private static void add(List<Step> steps, String thread, String text) {
    for (String line : text.split(", ")) {
      String[] words = line.split(" ");
      steps.add(new Step(1, thread, Op.of(words[0]), List.of(words[1]), false));
    }
  }

  private static int findings(Trace trace) {
    Reports reports = new Reports();
    Replay.withReferences(Chain.of(new Goldilocks(), reports)).run(trace);
    return reports.findings.size();
  }

  @Test
  void aLongLogIsEvaluatedInGoodTimeAndNothingIsLost() {
    assertThat(findings(withLongLog("wr x, vwr v", "vrd v, wr x"))).isZero();
    assertThat(findings(withLongLog("wr x, vwr v", "vrd w, wr x"))).isEqualTo(1);
    assertThat(findings(withLongLog("vwr v, wr x", "vrd v, wr x"))).isEqualTo(1);
    assertThat(findings(withLongLog("vwr v, wr x", "vrd noise, wr x"))).isZero();
  }
}
