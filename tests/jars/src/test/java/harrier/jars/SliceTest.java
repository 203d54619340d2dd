package harrier.jars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The listed jars that this module depends on, old and new and from several compilers: each of
 * their classes is instrumented in each layout, verified, and otherwise as it was.
 */
final class SliceTest {
  @Test
  void everyClassPasses() throws Exception {
    List<Path> jars = listedOnClassPath();
    Tally tally =
        new Run(Path.of(System.getProperty("java.home")), jars, EnumSet.allOf(Variant.class), 1, 2)
            .on(jars);
    assertThat(jars).hasSize(10);
    assertThat(tally.tried()).isGreaterThan(20_000);
    assertThat(tally.number(Verdict.FAILED)).as(tally.text()).isZero();
    assertThat(tally.number(Verdict.LEFT_ALONE)).as(tally.text()).isZero();
  }

  private static List<Path> listedOnClassPath() throws IOException {
    List<String> names = new ArrayList<>();
    for (String each : Repository.listed()) {
      String[] parts = each.split(":");
      names.add(parts[1] + "-" + parts[2] + ".jar");
    }
    List<Path> jars = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (names.contains(new File(entry).getName())) {
        jars.add(Path.of(entry));
      }
    }
    return jars;
  }
}
