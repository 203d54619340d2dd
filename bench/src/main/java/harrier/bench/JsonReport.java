package harrier.bench;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;

/** A report as JSON: the tables, and what they were made from. */
public final class JsonReport {
  private static final int SCHEMA = 1;
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private JsonReport() {}

  public static String of(Report report) {
    JsonObject json = new JsonObject();
    json.addProperty("schema", SCHEMA);
    report.facts().forEach(json::addProperty);
    JsonArray tables = new JsonArray();
    report.tables().forEach(table -> tables.add(table(table)));
    json.add("tables", tables);
    json.add("programs", programs(report.measurements()));
    json.add("notes", GSON.toJsonTree(report.notes()));
    json.add("mistakes", GSON.toJsonTree(report.mistakes()));
    return GSON.toJson(json) + "\n";
  }

  private static JsonObject table(Table table) {
    JsonObject json = new JsonObject();
    json.addProperty("title", table.title());
    json.addProperty("unit", table.unit().name().toLowerCase(java.util.Locale.ROOT));
    json.add("columns", GSON.toJsonTree(table.columns()));
    JsonArray rows = new JsonArray();
    table.rows().forEach((name, values) -> rows.add(row(name, table.columns(), values)));
    rows.add(row(table.nameOfLast(), table.columns(), table.last()));
    json.add("rows", rows);
    return json;
  }

  private static JsonObject row(String name, List<String> columns, List<Double> values) {
    JsonObject row = new JsonObject();
    row.addProperty("program", name);
    JsonObject cells = new JsonObject();
    for (int i = 0; i < columns.size(); i++) {
      add(cells, columns.get(i), values.get(i));
    }
    row.add("values", cells);
    return row;
  }

  private static JsonArray programs(Measurements measurements) {
    JsonArray programs = new JsonArray();
    for (Map.Entry<String, Map<Column, Samples>> entry : measurements.all().entrySet()) {
      JsonObject program = new JsonObject();
      program.addProperty("program", entry.getKey());
      Samples plain = entry.getValue().get(Column.PLAIN);
      JsonObject columns = new JsonObject();
      entry
          .getValue()
          .forEach((column, samples) -> columns.add(column.title(), samples(samples, plain)));
      program.add("columns", columns);
      programs.add(program);
    }
    return programs;
  }

  private static JsonObject samples(Samples samples, Samples plain) {
    JsonObject json = new JsonObject();
    if (samples.failed()) {
      json.addProperty("failure", samples.failure());
      return json;
    }
    add(json, "wall", samples.wall());
    add(json, "cpu", samples.cpu());
    add(json, "heap", samples.heap());
    add(json, "startUp", samples.startUp());
    add(json, "spread", samples.spread());
    if (samples != plain) {
      add(json, "slowdown", samples.wall() / plain.wall());
      add(json, "cpuSlowdown", samples.cpu() / plain.cpu());
      add(json, "heapRatio", samples.heap() / plain.heap());
      json.add("warnings", GSON.toJsonTree(samples.warnings()));
    }
    return json;
  }

  /** What is not a number is left out. */
  private static void add(JsonObject json, String name, double value) {
    if (Double.isFinite(value)) {
      json.addProperty(name, value);
    }
  }
}
