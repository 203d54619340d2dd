package harrier.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The slowdowns of an earlier run, to compare a later one with. */
public final class Baseline {
  /**
   * What is no more than this much slower, or than the spread of both runs, is not worth a word.
   */
  private static final double NOISE = 0.1;

  /**
   * One cell of the earlier table.
   *
   * @param spread of its repetitions
   */
  record Cell(double slowdown, double spread) {}

  private final Map<String, Cell> cells;

  Baseline(Map<String, Cell> cells) {
    this.cells = cells;
  }

  /** Reads what {@code --json} wrote. What is none of that is an IOException that says so. */
  public static Baseline read(Path file) throws IOException {
    Map<String, Cell> cells = new LinkedHashMap<>();
    try {
      JsonObject json = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
      for (JsonElement each : json.getAsJsonArray("programs")) {
        JsonObject program = each.getAsJsonObject();
        String name = program.get("program").getAsString();
        JsonObject columns = program.getAsJsonObject("columns");
        for (String column : columns.keySet()) {
          JsonObject cell = columns.getAsJsonObject(column);
          if (cell.has("slowdown")) {
            double slowdown = cell.get("slowdown").getAsDouble();
            cells.put(key(name, column), new Cell(slowdown, cell.get("spread").getAsDouble()));
          }
        }
      }
    } catch (RuntimeException e) { // whatever the JSON library makes of a foreign file
      throw new IOException("it is not what harrier bench --json writes", e);
    }
    return new Baseline(cells);
  }

  /** What has become slower, a line each, and at the end how much was compared. */
  List<String> compareWith(Measurements measurements) {
    Map<String, Cell> now = new LinkedHashMap<>();
    measurements
        .all()
        .forEach(
            (program, columns) -> {
              Samples plain = columns.get(Column.PLAIN);
              columns.forEach(
                  (column, samples) ->
                      now.put(
                          key(program, column.title()),
                          new Cell(samples.wall() / plain.wall(), samples.spread())));
            });
    return compareWith(now);
  }

  List<String> compareWith(Map<String, Cell> now) {
    List<String> lines = new ArrayList<>();
    int compared = 0;
    for (Map.Entry<String, Cell> entry : now.entrySet()) {
      Cell before = cells.get(entry.getKey());
      Cell after = entry.getValue();
      if (before != null && Double.isFinite(after.slowdown())) {
        compared++;
        double noise = Math.max(NOISE, Math.max(before.spread(), after.spread()));
        double change = after.slowdown() / before.slowdown() - 1;
        if (change > noise) {
          lines.add(
              String.format(
                  Locale.ROOT,
                  "Slower than the baseline: %s, %.2f after %.2f (+%.0f%%).",
                  entry.getKey(),
                  after.slowdown(),
                  before.slowdown(),
                  100 * change));
        }
      }
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "Compared with the baseline: %d of %d slowdowns, %d of them slower.",
            compared,
            cells.size(),
            lines.size()));
    return lines;
  }

  static String key(String program, String column) {
    return program + " under " + column;
  }
}
