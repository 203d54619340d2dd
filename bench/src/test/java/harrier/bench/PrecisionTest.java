package harrier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrecisionTest {
  private static final String RACE = "bench.javagrande.RayTracer.total";

  @Test
  void justTheRacesOfTheProgramAreRight() {
    assertThat(mistakes("FastTrack", "7", RACE)).isEmpty();
  }

  @Test
  void aPreciseToolMissesNoRaceAndInventsNone() {
    assertThat(mistakes("FastTrack", "7", "a.B.x"))
        .containsExactly(
            "raytracer under FastTrack: missed the race on " + RACE,
            "raytracer under FastTrack: unexpected race on a.B.x");
  }

  @Test
  void anotherToolMayRaiseFalseAlarms() {
    assertThat(mistakes("Eraser", "7", "a.B.x")).isEmpty();
  }

  @Test
  void theResultMustBeThatOfPlainJava() {
    assertThat(mistakes("Eraser", "8"))
        .containsExactly("raytracer under Eraser: another result than with plain java");
  }

  private static List<String> mistakes(String tool, String checksum, String... warnings) {
    Samples plain = new Samples();
    plain.add(outcome("7"));
    Samples samples = new Samples();
    samples.add(outcome(checksum, warnings));
    List<String> mistakes = new ArrayList<>();
    Precision.check("raytracer", Column.of(tool), samples, plain, mistakes);
    return mistakes;
  }

  private static Outcome outcome(String checksum, String... warnings) {
    return new Outcome(0, List.of(1.0), 1, 1, checksum, List.of(warnings), "");
  }
}
