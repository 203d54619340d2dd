package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import catalogue.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Atomicity and determinism checkers find in the catalogue what is marked, on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record AtomicityTest(Jdk jdk) {
  private static List<Program> programs(String folder) throws IOException {
    return Expectation.programs().stream()
        .filter(program -> program.mainClass().startsWith("catalogue." + folder + "."))
        .toList();
  }

  private static Stream<String> marked(Program program, String mark) throws IOException {
    Path source = Build.catalogueSources().resolve(program.mainClass().replace('.', '/') + ".java");
    return Files.readAllLines(source).stream().filter(line -> line.endsWith("// " + mark));
  }

  /** The methods that are declared in marked lines. */
  private static Set<String> notAtomic(Program program) throws IOException {
    Set<String> methods = new TreeSet<>();
    marked(program, "not atomic")
        .map(line -> line.substring(0, line.indexOf('(')))
        .map(line -> line.substring(line.lastIndexOf(' ') + 1))
        .forEach(method -> methods.add(program.mainClass() + "." + method));
    return methods;
  }

  private Set<String> reported(String chain, String atomic, Program program) throws Exception {
    Outcome outcome = Run.of(jdk, program.mainClass()).tool(chain).option("atomic", atomic).toEnd();
    assertThat(outcome.findings().health().internalErrors()).as(outcome.err()).isZero();
    Set<String> methods = new TreeSet<>();
    for (FindingsFile.Finding finding : outcome.findings().findings()) {
      assertThat(finding.kind()).as(outcome.err()).isEqualTo("atomicity-violation");
      methods.add(finding.method());
    }
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(methods.isEmpty() ? 0 : 66);
    return methods;
  }

  @ParameterizedTest
  @ValueSource(strings = {"Velodrome", "FastTrack:Velodrome", "FastTrack:Atomizer", "Reduction"})
  void everyMethodThatIsNotAtomicIsFound(String chain) throws Exception {
    assertThat(programs("atomicity")).hasSizeGreaterThan(5);
    for (Program program : programs("atomicity")) {
      assertThat(reported(chain, "annotated", program))
          .as("%s on %s", chain, program)
          .isEqualTo(notAtomic(program));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"SideTrack", "ReadOnly:Blocks"})
  void thoseThatTakeALockTwiceAreFoundWithoutThatOrder(String chain) throws Exception {
    for (String name : List.of("BufferAppend", "CheckThenAct")) {
      for (String variant : List.of("", "Locked")) {
        Program program = Expectation.program("atomicity." + name + variant);
        assertThat(reported(chain, "annotated", program))
            .as("%s on %s", chain, program)
            .isEqualTo(notAtomic(program));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Velodrome", "Blocks", "Reduction"})
  void whatAThreadHasReadBeforeAMethodIsNotPartOfIt(String chain) throws Exception {
    Program program = Expectation.program("loops.ReadBefore");
    assertThat(reported(chain, "annotated", program)).isEmpty();
  }

  @Test
  void theFindingNamesTheCycleInOrder() throws Exception {
    Outcome outcome =
        Run.of(jdk, "catalogue.atomicity.VolatileIncrement")
            .tool("Velodrome")
            .option("atomic", "annotated")
            .toEnd();
    FindingsFile.Finding finding = outcome.findings().only();
    assertThat(finding.method()).isEqualTo("catalogue.atomicity.VolatileIncrement.increment");
    assertThat(finding.accesses())
        .extracting(FindingsFile.Access::op)
        .containsExactly("read", "write", "write", "write");
    assertThat(finding.accesses())
        .allMatch(access -> access.position().startsWith("VolatileIncrement.java:"));
    assertThat(outcome.err())
        .contains("ATOMICITY VIOLATION #1  " + finding.method() + "  (Velodrome)")
        .contains("SUMMARY: atomicity violation " + finding.method() + " VolatileIncrement.java:");
  }

  @Test
  void methodsAreChosenByOption() throws Exception {
    Program program = Expectation.program("atomicity.BufferAppend");
    String append = program.mainClass() + ".append";
    assertThat(reported("Velodrome", "synchronized", program)).contains(append);
    assertThat(reported("Velodrome", "public", program)).contains(append);
    Program other = Expectation.program("atomicity.CheckThenAct");
    Path file = Files.createTempFile("atomic", ".txt");
    Files.writeString(file, "# by name\n*.CheckThen*.putIf*\n");
    assertThat(reported("Velodrome", file.toString(), other)).isEqualTo(notAtomic(other));
    Files.delete(file);
  }

  @Test
  void whatDependsOnTheSchedulerIsFound() throws Exception {
    for (Program program : programs("determinism")) {
      for (String chain : List.of("SingleTrack", "FastTrack:SingleTrack")) {
        Outcome outcome = Run.of(jdk, program.mainClass()).tool(chain).toEnd();
        boolean isMarked = marked(program, "not deterministic").findAny().isPresent();
        assertThat(outcome.findings().findings())
            .as("%s on %s: %s", chain, program, outcome.err())
            .allMatch(finding -> finding.kind().equals("determinism-violation"))
            .flatExtracting(FindingsFile.Finding::accesses)
            .allMatch(access -> access.site().startsWith("catalogue."));
        assertThat(outcome.findings().findings().isEmpty())
            .as(outcome.err())
            .isNotEqualTo(isMarked);
      }
    }
  }
}
