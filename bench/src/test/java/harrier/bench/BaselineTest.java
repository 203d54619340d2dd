package harrier.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import harrier.bench.Baseline.Cell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {
  @TempDir Path folder;

  @Test
  void whatIsSlowerByMoreThanNoiseIsNamed() {
    Baseline baseline =
        new Baseline(
            Map.of(
                "crypt under FastTrack", new Cell(2.0, 0.01),
                "sor under FastTrack", new Cell(2.0, 0.01),
                "tsp under FastTrack", new Cell(2.0, 0.5)));
    Map<String, Cell> now = new LinkedHashMap<>();
    now.put("crypt under FastTrack", new Cell(3.0, 0.02));
    now.put("sor under FastTrack", new Cell(2.1, 0.02));
    now.put("tsp under FastTrack", new Cell(2.9, 0.02));
    now.put("bank under FastTrack", new Cell(9.0, 0.02));
    assertThat(baseline.compareWith(now))
        .containsExactly(
            "Slower than the baseline: crypt under FastTrack, 3.00 after 2.00 (+50%).",
            "Compared with the baseline: 3 of 3 slowdowns, 1 of them slower.");
  }

  @Test
  void theJsonOfAReportIsABaseline() throws IOException {
    Path file = folder.resolve("earlier.json");
    Files.writeString(
        file,
        """
        {"schema": 1, "programs": [{"program": "crypt", "columns": {
          "plain": {"wall": 1.0, "spread": 0.0},
          "FastTrack": {"wall": 3.0, "slowdown": 3.0, "spread": 0.05},
          "Broken": {"failure": "exit code 1"}}}]}
        """);
    Map<String, Cell> now = Map.of("crypt under FastTrack", new Cell(3.2, 0));
    assertThat(Baseline.read(file).compareWith(now))
        .isEqualTo(List.of("Compared with the baseline: 1 of 1 slowdowns, 0 of them slower."));
  }

  @Test
  void anotherFileIsNoBaseline() throws IOException {
    Path file = folder.resolve("notes.txt");
    Files.writeString(file, "slow");
    assertThatThrownBy(() -> Baseline.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("harrier bench --json");
  }
}
