package harrier.endtoend;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between modules and packages that must never exist. */
final class ArchitectureTest {
  private static final String[] RUNTIME = {
    "harrier.tool..", "harrier.event..", "harrier.shadow..", "harrier.finding..", "harrier.hook.."
  };

  /** What several analyses share. */
  private static final String[] SHARED = {
    "harrier.analyses.clock..",
    "harrier.analyses.locks..",
    "harrier.analyses.race..",
    "harrier.analyses.steps..",
    "harrier.analyses.tally..",
    "harrier.analyses.transaction..",
    "harrier.analyses.vectors.."
  };

  /** What an analysis may tell the JIT about its own methods. */
  private static final String JIT_HINTS = "jdk.internal.vm.annotation";

  private static final JavaClasses HARRIER =
      new ClassFileImporter()
          .importPaths(
              Stream.of("runtime", "analyses", "instrument", "agent", "report")
                  .map(Build::classes)
                  .toArray(Path[]::new));

  @Test
  void runtimeDependsOnTheJdkAlone() {
    assertThat(HARRIER.that(resideInAnyPackage(RUNTIME))).isNotEmpty();
    classes()
        .that()
        .resideInAnyPackage(RUNTIME)
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("java..", "jdk.internal..").or(resideInAnyPackage(RUNTIME)))
        .check(HARRIER);
  }

  @Test
  void analysesDependOnRuntimeAlone() {
    classes()
        .that()
        .resideInAPackage("harrier.analyses..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("java..", "harrier.analyses..", JIT_HINTS)
                .or(resideInAnyPackage(RUNTIME)))
        .check(HARRIER);
  }

  @Test
  void oneAnalysisDoesNotDependOnAnother() {
    slices()
        .matching("harrier.analyses.(*)..")
        .should()
        .notDependOnEachOther()
        .ignoreDependency(DescribedPredicate.alwaysTrue(), resideInAnyPackage(SHARED))
        .check(HARRIER);
  }

  @Test
  void sharedPartsDoNotDependOnAnalyses() {
    noClasses()
        .that()
        .resideInAnyPackage(SHARED)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("harrier.analyses..")
                .and(DescribedPredicate.not(resideInAnyPackage(SHARED))))
        .check(HARRIER);
  }

  @Test
  void instrumentDoesNotKnowTheAnalyses() {
    noClasses()
        .that()
        .resideInAPackage("harrier.instrument..")
        .should()
        .dependOnClassesThat(resideInAnyPackage("harrier.analyses..", "harrier.agent.."))
        .check(HARRIER);
  }

  @Test
  void reportKnowsFindingsOnly() {
    noClasses()
        .that()
        .resideInAPackage("harrier.report..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("harrier.analyses..", "harrier.instrument..", "harrier.agent.."))
        .allowEmptyShould(true)
        .check(HARRIER);
  }
}
