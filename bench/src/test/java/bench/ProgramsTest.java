package bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProgramsTest {
  @ParameterizedTest
  @EnumSource
  void everyRunHasTheSameResult(Programs each) throws Exception {
    assumeThat(each.runsOn(Runtime.version().feature())).isTrue();
    Program program = each.make(each.tiny());
    long first = program.run();
    assertThat(program.run()).isEqualTo(first);
    assertThat(each.make(each.tiny()).run()).isEqualTo(first);
  }

  /** Where the result is a checksum of what was computed, and no mere count. */
  @ParameterizedTest
  @EnumSource(
      names = {"CRYPT", "LUFACT", "MOLDYN", "MONTECARLO", "RAYTRACER", "SERIES", "SOR", "SPARSE"})
  void theResultDependsOnTheSize(Programs each) throws Exception {
    assertThat(each.make(each.tiny()).run()).isNotEqualTo(each.make(each.tiny() + 2).run());
  }

  @Test
  void thereAreEightJavaGrandePrograms() {
    assertThat(Programs.values())
        .filteredOn(program -> program.group() == Programs.Group.JAVAGRANDE)
        .extracting(Programs::title)
        .containsExactly(
            "crypt", "lufact", "moldyn", "montecarlo", "raytracer", "series", "sor", "sparse");
  }

  @ParameterizedTest
  @EnumSource
  void racyVariablesExist(Programs each) throws Exception {
    for (String race : each.races()) {
      int dot = race.lastIndexOf('.');
      Class<?> owner = Class.forName(race.substring(0, dot));
      assertThat(owner.getDeclaredField(race.substring(dot + 1))).isNotNull();
    }
  }

  @ParameterizedTest
  @EnumSource
  void programsAreFoundByTheirNames(Programs each) {
    assertThat(Programs.find(each.title())).contains(each);
  }
}
