package harrier.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Several findings files as one: findings with the same id become one, counts are added up. */
public final class Merge {
  private final Map<String, JsonObject> findings = new LinkedHashMap<>();
  private final Set<String> tools = new LinkedHashSet<>();
  private final JsonArray targets = new JsonArray();
  private final JsonObject health = new JsonObject();

  private Merge() {}

  /** A single file stays as it is. */
  public static FindingsFile of(List<FindingsFile> files) {
    if (files.size() == 1) {
      return files.get(0);
    }
    Merge merge = new Merge();
    files.forEach(merge::add);
    return FindingsFile.of(merge.json());
  }

  private void add(FindingsFile file) {
    JsonObject json = file.json();
    tools.add(file.tool());
    if (json.has("targets")) {
      targets.addAll(json.getAsJsonArray("targets"));
    } else {
      targets.add(FindingsFile.member(json, "target"));
    }
    for (JsonElement finding : json.getAsJsonArray("findings")) {
      add(finding.getAsJsonObject());
    }
    addHealth(FindingsFile.member(json, "health"));
  }

  private void add(JsonObject finding) {
    Finding added = FindingsFile.GSON.fromJson(finding, Finding.class);
    JsonObject known = findings.get(added.id());
    if (known == null) {
      findings.put(added.id(), finding.deepCopy());
      return;
    }
    Finding old = FindingsFile.GSON.fromJson(known, Finding.class);
    known.addProperty("count", old.count() + added.count());
    known.addProperty("suppressed", old.suppressed() && added.suppressed());
    known.addProperty("new", old.isNew() || added.isNew());
  }

  /** Numbers are added up, lists are joined without repeats, members of objects likewise. */
  private void addHealth(JsonObject other) {
    add(health, other);
  }

  private static void add(JsonObject sum, JsonObject other) {
    other
        .asMap()
        .forEach(
            (name, value) -> {
              JsonElement known = sum.get(name);
              if (known == null) {
                sum.add(name, value.deepCopy());
              } else if (known.isJsonObject() && value.isJsonObject()) {
                add(known.getAsJsonObject(), value.getAsJsonObject());
              } else if (known.isJsonArray() && value.isJsonArray()) {
                sum.add(name, union(known.getAsJsonArray(), value.getAsJsonArray()));
              } else if (known.isJsonPrimitive() && known.getAsJsonPrimitive().isNumber()) {
                sum.addProperty(name, known.getAsLong() + value.getAsLong());
              }
            });
  }

  private static JsonArray union(JsonArray one, JsonArray other) {
    Set<JsonElement> all = new LinkedHashSet<>(one.asList());
    all.addAll(other.asList());
    JsonArray union = new JsonArray();
    all.forEach(union::add);
    return union;
  }

  private JsonObject json() {
    JsonObject json = new JsonObject();
    json.addProperty("schema", 1);
    json.addProperty("tool", String.join(" | ", tools));
    json.add("targets", targets);
    JsonArray all = new JsonArray();
    findings.values().forEach(all::add);
    json.add("findings", all);
    json.add("summary", new JsonObject());
    json.add("health", health);
    FindingsFile merged = FindingsFile.of(json);
    JsonObject summary = json.getAsJsonObject("summary");
    summary.addProperty("findings", merged.counting());
    summary.addProperty("suppressed", merged.suppressed());
    return json;
  }
}
