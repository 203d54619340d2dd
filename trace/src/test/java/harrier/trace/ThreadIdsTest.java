package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.clock.Tids;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Thread ids and clocks do not run out, and nothing is ordered by reusing them. */
@ParameterizedClass
@EnumSource(
    mode = EnumSource.Mode.EXCLUDE,
    names = {"GOLDILOCKS", "GOLDILOCKS_BY_EVENTS"}) // has no ids
class ThreadIdsTest {
  private static final int MANY = 300;

  @Parameter Detector detector;

  private final Tids tids = new Tids();

  /** A trace in which t0 does the given steps for each of many threads ({@code %}), in turn. */
  private static Trace forEach(String... linesOfEach) {
    List<String> threads = new ArrayList<>(List.of("t0"));
    List<Step> steps = new ArrayList<>();
    for (int i = 1; i <= MANY; i++) {
      String thread = "t" + i;
      threads.add(thread);
      for (String line : linesOfEach) {
        String[] words = line.replace("%", thread).split(" ");
        List<String> operands = List.of(words).subList(2, words.length);
        steps.add(new Step(steps.size() + 2, words[0], Op.of(words[1]), operands, false));
      }
    }
    return new Trace(threads, steps);
  }

  private Reports run(Trace trace) {
    Reports reports = new Reports();
    detector.replay(tids, reports).run(trace);
    return reports;
  }

  @Test
  void threadsThatAreJoinedInTurnShareAnId() {
    Reports reports = run(forEach("t0 fork %", "% wr x", "t0 join %"));
    assertThat(reports.findings).isEmpty();
    assertThat(tids.count()).isEqualTo(2);
  }

  @Test
  void threadsThatHandOverTheirResultLastShareAnId() {
    Reports reports = run(forEach("t0 fork %", "% wr x", "% publish result", "t0 observe result"));
    assertThat(reports.findings).isEmpty();
    assertThat(tids.count()).isEqualTo(2);
  }

  @Test
  void aThreadThatGoesOnAfterHandingOverKeepsItsId() {
    Reports reports = run(forEach("t0 fork %", "% publish result", "% wr x", "t0 observe result"));
    assertThat(reports.findings).hasSize(MANY - 1).allSatisfy(this::namesNeighbours);
    assertThat(tids.count()).isEqualTo(MANY + 1);
  }

  private void namesNeighbours(harrier.finding.Finding finding) {
    int earlier = Integer.parseInt(finding.accesses().get(0).thread().substring(1));
    int later = Integer.parseInt(finding.accesses().get(1).thread().substring(1));
    assertThat(earlier).isLessThan(later);
  }

  @Test
  void idsOfEndedThreadsThatAreNotOrderedAreNotReused() {
    Reports reports = run(forEach("t0 fork %", "% wr x"));
    assertThat(reports.lines()).hasSize(MANY - 1);
    assertThat(tids.count()).isEqualTo(MANY + 1);
  }

  @Test
  void anIdIsReusedOnlyByThreadsOfAStarterThatKnows() {
    detector.assertReports(
        """
        t0        t1        t2        t3
        fork t2
                            wr x
        join t2
                  fork t3
                                      wr x !
        """,
        tids);
    assertThat(tids.count()).isEqualTo(4);
  }

  @Test
  void aReusedIdDoesNotMakeTheNewThreadKnownToThoseWhoKnewTheOld() {
    detector.assertReports(
        """
        t0        t1        t2        t3
        fork t2
                            sleep
        join t2
        vwr v
                  vrd v
        fork t3
                                      wr x
                  wr x !
        """,
        tids);
    assertThat(tids.count()).isEqualTo(3);
  }

  @Test
  void whoJoinsAThreadLateDoesNotKnowTheNextUserOfItsId() {
    detector.assertReports(
        """
        t0           t1        t2           t3
        fork t2
                               publish c
        observe c
        fork t3
                                            wr x
                     join t2
                     wr x !
        """,
        tids);
    assertThat(tids.count()).isEqualTo(3);
  }

  @Test
  void aThreadWithAFullClockGoesOnUnderAnotherId() {
    Tids small = new Tids(100, 2);
    detector.assertReports(
        """
        t0        t1        t2
        wr x
        vwr v
        wr y
        vwr v
        wr z
        vwr v
        wr x
        wr y
        wr z
        vwr v
                  vrd v
                  wr x
                  wr y
                  wr z
                            wr x !
                            wr y !
                            wr z !
        """,
        small);
    assertThat(small.count()).isEqualTo(5);
  }

  @Test
  void racesWithAccessesUnderAnEarlierIdAreFound() {
    Tids small = new Tids(100, 1);
    detector.assertReports(
        """
        t0        t1
        wr x
        vwr v
        vwr v
                  rd x !
        """,
        small);
  }
}
