package harrier.endtoend;

import static harrier.endtoend.Expectation.assertMarksAreFound;
import static org.assertj.core.api.Assertions.assertThat;

import catalogue.Program;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** The detectors of the papers beside FastTrack, live on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record DetectorsTest(Jdk jdk) {
  private static final String DISCIPLINE = "catalogue.lockdiscipline.";

  @Test
  void preciseDetectorsFindWhatIsMarked() throws Exception {
    for (String tool : List.of("BasicVC", "DjitPlus", "MultiRace", "Goldilocks")) {
      for (String name :
          List.of(
              "fields.SharedCounter",
              "fields.RaceAmongGuarded",
              "statics.DoubleCheckedLocking",
              "arrays.HalfAndOneMore",
              "monitors.NestedLocks",
              "volatiles.PublishedTooEarly",
              "waiting.BoundedBuffer",
              "lockdiscipline.StampGivenUpByAnother",
              "threads.OneAfterTheOther")) {
        Program program = Expectation.program(name);
        assertMarksAreFound(program, Run.of(jdk, program.mainClass()).tool(tool).toEnd());
      }
    }
  }

  private Set<String> reported(String tool, String program) throws Exception {
    Outcome outcome = Run.of(jdk, program).tool(tool).toEnd();
    assertThat(outcome.findings().health().internalErrors()).as(outcome.err()).isZero();
    Set<String> names = new TreeSet<>();
    for (FindingsFile.Finding finding : outcome.findings().findings()) {
      assertThat(finding.kind()).isEqualTo("lock-discipline");
      names.add(finding.variable().name());
    }
    return names;
  }

  @Test
  void racerFindsTheTwelveUnprotectedFieldsOfTheRover() throws Exception {
    String rover = DISCIPLINE + "RoverExecutive";
    assertThat(reported("Racer", rover))
        .containsExactly(
            "active",
            "component",
            "earliest",
            "hash",
            "key",
            "latest",
            "name",
            "numSync",
            "numSyncOpt",
            "status",
            "threshold",
            "value");
    assertThat(reported("Eraser", rover))
        .as("Eraser forgives initialization")
        .containsExactly("numSync", "numSyncOpt", "status");
  }

  @Test
  void racerJudgesInitializationByTheMemoryModel() throws Exception {
    assertThat(reported("Racer", DISCIPLINE + "ThisEscape")).containsExactly("i");
    assertThat(reported("Eraser", DISCIPLINE + "ThisEscape")).isEmpty();
    assertThat(reported("Racer", DISCIPLINE + "ThisEscapeGuarded")).isEmpty();
    assertThat(reported("Racer", DISCIPLINE + "Thread1")).isEmpty();
    assertThat(reported("Racer", DISCIPLINE + "Thread1WrittenAgain")).containsExactly("var");
    assertThat(reported("Racer", "catalogue.statics.DoubleCheckedLocking"))
        .containsExactly("instance", "value");
  }

  @Test
  void racerOnTheSmallPrograms() throws Exception {
    assertThat(reported("Racer", DISCIPLINE + "Bank")).isEmpty();
    assertThat(reported("Racer", DISCIPLINE + "Roller"))
        .as("a counter that its only writer reads without the lock: a false alarm")
        .containsExactly("rideNo");
  }

  @Test
  void aBarrierDividesPhases() throws Exception {
    for (String phases : List.of("Phases", "PhaserPhases")) {
      assertThat(reported("EraserWithBarrier", DISCIPLINE + phases)).as(phases).isEmpty();
      assertThat(reported("Eraser", DISCIPLINE + phases))
          .as(phases)
          .containsExactly("left", "right");
    }
    assertThat(reported("EraserWithBarrier", DISCIPLINE + "Thread1WrittenAgain"))
        .containsExactly("var");
  }

  @Test
  void aLockSetForAWholeObjectIsCoarser() throws Exception {
    String program = DISCIPLINE + "LockForEachField";
    assertThat(reported("Eraser", program)).isEmpty();
    Outcome outcome =
        Run.of(jdk, program).tool("Eraser").option("granularity.fields", "coarse").toEnd();
    assertThat(outcome.findings().only().variable().className()).isEqualTo(program);
  }

  @Test
  void readLocksProtectWhatIsRead() throws Exception {
    for (String tool : List.of("Eraser", "EraserWithBarrier", "Racer")) {
      assertThat(reported(tool, DISCIPLINE + "ReadWriteLocked")).as(tool).isEmpty();
      assertThat(reported(tool, DISCIPLINE + "WrittenUnderReadLock"))
          .as(tool)
          .containsExactly("hits", "lastUse", "unlocked");
    }
  }

  @Test
  void findingsNameReadLocks() throws Exception {
    Outcome outcome = Run.of(jdk, DISCIPLINE + "WrittenUnderReadLock").tool("Eraser").toEnd();
    assertThat(outcome.findings().findings())
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding.accesses().get(finding.accesses().size() - 1).locks())
                    .singleElement()
                    .asString()
                    .endsWith(" (read)"));
  }

  @Test
  void viewsThatAreSplitAndValuesThatAreStale() throws Exception {
    String tool = "ThreadLocal:ViewConsistency";
    assertThat(kinds(tool, "PairReadByHalves")).containsExactly("high-level-data-race");
    assertThat(kinds(tool, "PairReadTogether")).isEmpty();
    assertThat(kinds(tool, "StaleBalance")).containsExactly("stale-value");
  }

  private List<String> kinds(String tool, String name) throws Exception {
    return Run.of(jdk, DISCIPLINE + name).tool(tool).toEnd().findings().findings().stream()
        .map(FindingsFile.Finding::kind)
        .toList();
  }
}
