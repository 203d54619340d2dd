package harrier.trace;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Atomic accesses race with plain ones, never with each other. */
@ParameterizedClass
@EnumSource
class AtomicAccessTest {
  @Parameter Detector detector;

  @Test
  void atomicAccessesDoNotRaceWithEachOther() {
    detector.assertReports(
        """
        t0        t1        t2
        awr x
                  awr x
                            ard x
        awr x
        """);
  }

  /** [Atomic Read]. */
  @Test
  void anAtomicReadRacesWithAPlainWrite() {
    detector.assertReports(
        """
        t0        t1
        wr x
                  ard x !
        """);
    detector.assertReports(
        """
        t0        t1
        ard x
                  wr x !
        """);
  }

  /** [Atomic Write]. */
  @Test
  void anAtomicWriteRacesWithAnyPlainAccess() {
    detector.assertReports(
        """
        t0        t1        t2
        rd x
        wr y
                  awr x !
                  awr y !
                            rd x !
                            wr y !
        """);
  }

  @Test
  void readsDoNotRaceWhateverTheirMode() {
    detector.assertReports(
        """
        t0        t1        t2
        rd x
                  ard x
                            rd x
        ard x
        """);
  }

  @Test
  void anAtomicWriteOrdersNothing() {
    detector.assertReports(
        """
        t0        t1
        wr y
        awr x
                  ard x
                  rd y !
        """);
  }

  @Test
  void orderMakesPlainAndAtomicAccessesFit() {
    detector.assertReports(
        """
        t0        t1
        wr x
        awr x
        vwr v
                  vrd v
                  awr x
                  wr x
                  rd x
        """);
  }

  @Test
  void aPlainAccessIsCheckedAgainstTheAtomicOnesOfAllThreads() {
    detector.assertReports(
        """
        t0        t1        t2
        awr x
                  awr x
                  vwr v
                            vrd v
                            rd x !
        """);
    detector.assertReports(
        """
        t0        t1        t2
        ard x
                  ard x
        vwr v
                            vrd v
                            wr x !
        """);
  }

  @Test
  void anAtomicWriteDoesNotForgetPlainReads() {
    detector.assertReports(
        """
        t0        t1        t2
        rd x
                  rd x
                  vwr v
        vrd v
        awr x
                            awr x !
        """);
  }

  @Test
  void anOrderedPlainWriteStandsForTheAtomicAccessesBefore() {
    detector.assertReports(
        """
        t0        t1        t2
        awr x
        ard x
        vwr v
                  vrd v
                  wr x
                  vwr w
                            vrd w
                            wr x
                            awr x
        """);
  }

  @Test
  void aRepeatedPlainAccessIsReportedByTheAtomicOne() {
    detector.assertReports(
        """
        t0        t1
        rd x
        rd x
                  awr x !
        """);
  }

  @Test
  void anAtomicAccessInTheEpochOfAnotherIsStillChecked() {
    detector.assertReports(
        """
        t0        t1
        awr x
                  wr x !
        awr x !
        """);
  }
}
