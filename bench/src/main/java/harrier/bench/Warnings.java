package harrier.bench;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;

/**
 * What a tool reported, counted as the FastTrack paper does: each field of each class once, arrays
 * once for each access in the source.
 */
final class Warnings {
  private Warnings() {}

  static List<String> in(Path findings) throws IOException {
    JsonObject file = JsonParser.parseString(Files.readString(findings)).getAsJsonObject();
    TreeSet<String> subjects = new TreeSet<>();
    for (JsonElement each : file.getAsJsonArray("findings")) {
      JsonObject finding = each.getAsJsonObject();
      if (!finding.get("suppressed").getAsBoolean()) {
        subjects.add(subject(finding));
      }
    }
    return List.copyOf(subjects);
  }

  private static String subject(JsonObject finding) {
    JsonObject variable = finding.getAsJsonObject("variable");
    JsonArray accesses = finding.getAsJsonArray("accesses");
    String site =
        accesses == null || accesses.isEmpty()
            ? ""
            : accesses.get(accesses.size() - 1).getAsJsonObject().get("site").getAsString();
    if (variable == null) {
      return finding.get("kind").getAsString() + " at " + site;
    }
    if (variable.has("array")) {
      return variable.get("array").getAsString() + " at " + site;
    }
    String owner = variable.get("class").getAsString();
    return variable.has("name") ? owner + "." + variable.get("name").getAsString() : owner;
  }
}
