package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import catalogue.Catalogue;
import catalogue.Program;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Compares the marks of a program with what was found in it. */
final class Expectation {
  private Expectation() {}

  static List<Program> programs() throws IOException {
    return Catalogue.in(Build.catalogueSources());
  }

  static Program program(String name) throws IOException {
    return programs().stream()
        .filter(program -> program.mainClass().equals("catalogue." + name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no program " + name));
  }

  /** Every marked line is in some finding, and findings involve no other line. */
  static void assertMarksAreFound(Program program, Outcome outcome) {
    assertMarksAreFound(List.of(program), outcome);
  }

  /** The same for programs that ran in one JVM. */
  static void assertMarksAreFound(List<Program> programs, Outcome outcome) {
    assertThat(found(programs, outcome.findings()))
        .as("racy lines of %s; standard error:\n%s", programs, outcome.err())
        .isEqualTo(marked(programs));
    boolean isSilent = programs.stream().allMatch(Program::isSilent);
    assertThat(outcome.exit()).as("exit code").isEqualTo(isSilent ? 0 : 66);
    assertThat(outcome.findings().health().internalErrors()).as("internal errors").isZero();
  }

  /** Lines as {@code File.java:17 x}. */
  private static Set<String> marked(List<Program> programs) {
    Set<String> lines = new TreeSet<>();
    for (Program program : programs) {
      for (Program.Mark mark : program.marks()) {
        String position = program.file() + ":" + mark.line();
        if (mark.variables().isEmpty()) {
          lines.add(position);
        }
        mark.variables().forEach(variable -> lines.add(position + " " + variable));
      }
    }
    return lines;
  }

  private static Set<String> found(List<Program> programs, FindingsFile file) {
    Set<String> anyVariable = new TreeSet<>();
    for (Program program : programs) {
      for (Program.Mark mark : program.marks()) {
        if (mark.variables().isEmpty()) {
          anyVariable.add(program.file() + ":" + mark.line());
        }
      }
    }
    Set<String> lines = new TreeSet<>();
    for (FindingsFile.Finding finding : file.findings()) {
      for (FindingsFile.Access access : finding.accesses()) {
        String position = access.position();
        lines.add(
            anyVariable.contains(position) ? position : position + " " + finding.variable().mark());
      }
    }
    return lines;
  }
}
