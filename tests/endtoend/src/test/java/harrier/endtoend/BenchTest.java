package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * {@code harrier bench} on programs of no size. It ends with 0 only if their results are those of
 * plain java and FastTrack finds just their races, also with each optimization switched off.
 */
class BenchTest {
  @Test
  void theTablesOfThePapersArePrinted() throws Exception {
    Path folder = Build.newRunFolder();
    Path json = folder.resolve("bench.json");
    Path html = folder.resolve("bench.html");
    String printed =
        Commands.harrier(
            "bench",
            "--suite",
            "papers",
            "--tools",
            "FastTrack",
            "--size",
            "tiny",
            "--reps",
            1,
            "--programs",
            "raytracer,hedc,monitor",
            "--json",
            json,
            "--html",
            html);

    List<String> slowdowns = table(printed, "Slowdown");
    assertThat(slowdowns.get(0)).matches("program +FastTrack");
    assertThat(slowdowns.get(1)).matches("raytracer +\\d+\\.\\d\\d");
    assertThat(slowdowns.get(2)).matches("hedc\\* +\\d+\\.\\d\\d");
    assertThat(slowdowns.get(3)).matches("geometric mean +\\d+\\.\\d\\d");
    assertThat(table(printed, "Warnings"))
        .anyMatch(line -> line.matches("raytracer +1"))
        .anyMatch(line -> line.matches("hedc\\* +3"));
    assertThat(table(printed, "Vector clock operations").get(1)).matches("raytracer( +[1-9]\\S*)+");
    assertThat(table(printed, "Fine and coarse: slowdown").get(0)).contains("FastTrack-coarse");
    assertThat(table(printed, "Optimizations").get(0)).contains("without-words", "without-hints");
    assertThat(table(printed, "Operations").get(1)).startsWith("monitor");

    JsonObject report = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    List<String> titles = new ArrayList<>();
    for (JsonElement table : report.getAsJsonArray("tables")) {
      titles.add(table.getAsJsonObject().get("title").getAsString());
    }
    assertThat(titles).contains("Slowdown", "CPU time", "Peak heap", "Start-up");
    assertThat(report.getAsJsonArray("mistakes")).isEmpty();
    assertThat(Files.readString(html)).contains("<svg", "raytracer").doesNotContain("://", "src=");
  }

  /** The lines of a table below its title and caption. */
  private static List<String> table(String printed, String title) {
    List<String> lines = printed.lines().toList();
    int start = lines.indexOf(title) + 2;
    assertThat(start).as(title).isGreaterThan(1);
    return lines.subList(start, lines.size()).stream().takeWhile(line -> !line.isEmpty()).toList();
  }
}
