package harrier.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.Strictness;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A findings file: the JSON as it is, and a view of it that renderers work with. */
public final class FindingsFile {
  /** The only schema there is so far. */
  private static final int SCHEMA = 1;

  /** Strict, but for half surrogate pairs: a target may have them in the names of its threads. */
  static final Gson GSON =
      new GsonBuilder()
          .setStrictness(Strictness.LEGACY_STRICT)
          .setPrettyPrinting()
          .disableHtmlEscaping()
          .create();

  private final JsonObject json;
  private final List<Finding> findings;
  private final List<Target> targets;
  private final Health health;

  /** JSON as the text of a file. */
  static String text(JsonObject json) {
    return Clean.json(GSON.toJson(json)) + "\n";
  }

  private FindingsFile(JsonObject json) {
    this.json = json;
    findings = view(json.get("findings"), new TypeToken<List<Finding>>() {});
    targets =
        json.has("targets")
            ? view(json.get("targets"), new TypeToken<List<Target>>() {})
            : List.of(GSON.fromJson(member(json, "target"), Target.class));
    health = Health.of(member(json, "health"));
  }

  /**
   * Reads a file, or the {@code findings.json} of a folder. What cannot be read, or is no findings
   * file of our schema, is an IOException whose message says so in one line.
   */
  public static FindingsFile read(Path path) throws IOException {
    Path file = Files.isDirectory(path) ? path.resolve("findings.json") : path;
    try {
      return of(GSON.fromJson(Files.readString(file), JsonObject.class));
    } catch (NoSuchFileException e) {
      throw new IOException("there is no findings file " + file, e);
    } catch (CharacterCodingException e) {
      throw new IOException(file + " is not a findings file (not UTF-8)", e);
    } catch (IOException e) {
      throw new IOException(
          "cannot read the findings file " + file + " (" + e.getMessage() + ")", e);
    } catch (WrongSchema e) {
      throw new IOException(file + " " + e.getMessage(), e);
    } catch (RuntimeException e) { // whatever else the JSON library makes of a foreign file
      throw new IOException(file + " is not a findings file", e);
    }
  }

  /** The view of a findings file that is already JSON. */
  static FindingsFile of(JsonObject json) {
    if (json == null || !json.has("schema")) {
      throw new WrongSchema("is not a findings file (no schema)");
    }
    if (json.get("schema").getAsInt() != SCHEMA) {
      throw new WrongSchema(
          "has findings of schema " + json.get("schema") + "; this Harrier reads schema " + SCHEMA);
    }
    if (!(json.get("findings") instanceof JsonArray)) {
      throw new WrongSchema("is not a findings file (no findings)");
    }
    return new FindingsFile(json);
  }

  /** JSON, but not ours. */
  private static final class WrongSchema extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    WrongSchema(String message) {
      super(message);
    }
  }

  private static <T> List<T> view(JsonElement array, TypeToken<List<T>> type) {
    return List.copyOf(GSON.fromJson(array, type));
  }

  static JsonObject member(JsonObject json, String name) {
    return json.has(name) ? json.getAsJsonObject(name) : new JsonObject();
  }

  JsonObject json() {
    return json;
  }

  /** The chain as configured. */
  String tool() {
    return json.has("tool") ? json.get("tool").getAsString() : "";
  }

  List<Target> targets() {
    return targets;
  }

  List<Finding> findings() {
    return findings;
  }

  Health health() {
    return health;
  }

  /** Findings that count: neither suppressed nor in the baseline. */
  long counting() {
    return findings.stream().filter(Finding::counts).count();
  }

  long suppressed() {
    return findings.stream().filter(Finding::suppressed).count();
  }

  /** Findings that count, by kind as people write it. */
  Map<String, Integer> countsByKind() {
    Map<String, Integer> counts = new TreeMap<>();
    findings.stream().filter(Finding::counts).forEach(f -> counts.merge(f.what(), 1, Integer::sum));
    return counts;
  }

  /** The verdict in a few words: {@code 2 findings, 1 suppressed}. */
  String verdict() {
    long n = counting();
    long old = findings.size() - n - suppressed();
    return (n == 0 ? "no" : n)
        + (n == 1 ? " finding" : " findings")
        + (suppressed() > 0 ? ", " + suppressed() + " suppressed" : "")
        + (old > 0 ? ", " + old + " in the baseline" : "");
  }
}
