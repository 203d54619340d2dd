package harrier.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How the run itself went.
 *
 * @param skipped why each class that was left as it is was skipped
 * @param notes remarks by topic
 * @param events how many events there were, by kind
 */
record Health(
    long instrumented,
    long internalErrors,
    Map<String, String> skipped,
    Map<String, List<String>> notes,
    Map<String, String> events) {

  static Health of(JsonObject json) {
    Map<String, String> skipped = new LinkedHashMap<>();
    Map<String, List<String>> notes = new LinkedHashMap<>();
    Map<String, String> events = new LinkedHashMap<>();
    for (String topic : json.keySet()) {
      JsonElement value = json.get(topic);
      if (topic.equals("classesSkipped")) {
        for (JsonElement entry : value.getAsJsonArray()) {
          JsonObject one = entry.getAsJsonObject();
          skipped.put(one.get("class").getAsString(), one.get("why").getAsString());
        }
      } else if (topic.equals("events") && value.isJsonObject()) {
        value.getAsJsonObject().asMap().forEach((kind, n) -> events.put(kind, n.getAsString()));
      } else if (value.isJsonArray()) {
        notes.put(topic, texts(value.getAsJsonArray()));
      }
    }
    return new Health(
        number(json, "classesInstrumented"),
        number(json, "internalErrors"),
        skipped,
        notes,
        events);
  }

  private static List<String> texts(JsonArray values) {
    List<String> texts = new ArrayList<>();
    for (JsonElement value : values) {
      texts.add(value.isJsonPrimitive() ? value.getAsString() : value.toString());
    }
    return texts;
  }

  private static long number(JsonObject json, String name) {
    return json.has(name) ? json.get(name).getAsLong() : 0;
  }
}
