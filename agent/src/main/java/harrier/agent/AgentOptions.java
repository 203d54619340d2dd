package harrier.agent;

import harrier.hook.Granularity;
import harrier.instrument.Recipe;
import harrier.tool.Words;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/** The options of a run, by key. A mistake is an IllegalArgumentException with one clear line. */
final class AgentOptions {
  private static final Set<String> KEYS =
      new TreeSet<>(
          List.of(
              "tool",
              "report",
              "format",
              "include",
              "exclude",
              "granularity.fields",
              "granularity.arrays",
              "suppressions",
              "baseline",
              "exitcode",
              "halt_on_error",
              "stacks",
              "serialize",
              "plan",
              "models",
              "collections",
              "toolpath",
              "cache",
              "archive",
              "stats",
              "quiet",
              "verbose",
              "fault.share",
              "fault.seed",
              "without",
              "atomic",
              "deterministic",
              "goodlock.ordered",
              "jumble.seed",
              "jumble.share",
              "io_edges",
              "launched"));

  private final Map<String, String> values;

  private AgentOptions(Map<String, String> values) {
    this.values = values;
  }

  /** The agent string; when Harrier's launcher did not make it, also the environment and a file. */
  static AgentOptions of(String agentString) {
    Map<String, String> given = parse(agentString);
    Map<String, String> all = new LinkedHashMap<>();
    if (!given.containsKey("launched")) {
      all.putAll(fromFile(Path.of("harrier.properties")));
      String environment = System.getenv("HARRIER_OPTIONS");
      all.putAll(parse(environment == null ? "" : environment));
    }
    all.putAll(given);
    for (String key : all.keySet()) {
      if (!KEYS.contains(key)) {
        throw new IllegalArgumentException(
            "unknown option '" + key + "'; did you mean '" + Words.nearest(key, KEYS) + "'?");
      }
    }
    return new AgentOptions(all);
  }

  /**
   * {@code key=value,key=value}; a backslash takes the next character literally. A part without
   * {@code =} is a flag, or else belongs to the list before it.
   */
  private static Map<String, String> parse(String text) {
    Map<String, String> all = new LinkedHashMap<>();
    String last = null;
    for (String part : split(text)) {
      int equals = part.indexOf('=');
      String key = (equals < 0 ? part : part.substring(0, equals)).strip();
      if (equals < 0 && last != null && !KEYS.contains(key)) {
        all.merge(last, part, (before, more) -> before + "," + more);
      } else if (!key.isEmpty()) {
        all.put(key, equals < 0 ? "true" : part.substring(equals + 1));
        last = key;
      }
    }
    return all;
  }

  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        part.append(text.charAt(++i));
      } else if (c == ',') {
        parts.add(part.toString());
        part.setLength(0);
      } else {
        part.append(c);
      }
    }
    parts.add(part.toString());
    return parts;
  }

  private static Map<String, String> fromFile(Path file) {
    Map<String, String> all = new LinkedHashMap<>();
    if (Files.isReadable(file)) {
      Properties properties = new Properties();
      try (InputStream in = new FileInputStream(file.toFile())) {
        properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new IllegalArgumentException("cannot read " + file + ": " + e.getMessage(), e);
      }
      properties.stringPropertyNames().forEach(key -> all.put(key, properties.getProperty(key)));
    }
    return all;
  }

  Map<String, String> values() {
    return values;
  }

  String text(String key, String otherwise) {
    return values.getOrDefault(key, otherwise);
  }

  boolean flag(String key) {
    return flag(key, false);
  }

  boolean flag(String key, boolean otherwise) {
    String value =
        values.getOrDefault(key, Boolean.toString(otherwise)).strip().toLowerCase(Locale.ROOT);
    return switch (value) {
      case "true", "1", "yes", "on", "" -> true;
      case "false", "0", "no", "off" -> false;
      default ->
          throw new IllegalArgumentException(key + "=" + value + " is neither true nor false");
    };
  }

  int exitCode() {
    String value = text("exitcode", "66").strip();
    try {
      int code = Integer.parseInt(value);
      if (code >= 0 && code <= 255) {
        return code;
      }
    } catch (NumberFormatException e) {
      // Falls through to the one message.
    }
    throw new IllegalArgumentException("exitcode=" + value + " is not a number from 0 to 255");
  }

  Granularity granularity(String of) {
    String value = text("granularity." + of, "fine").strip();
    for (Granularity each : Granularity.values()) {
      if (each.name().equalsIgnoreCase(value)) {
        return each;
      }
    }
    throw new IllegalArgumentException(
        "granularity." + of + "=" + value + " is none of fine, coarse, adaptive");
  }

  /** Comma- or colon-separated globs. */
  List<String> globs(String key) {
    return Recipe.globs(text(key, ""));
  }

  /** Files of a path list that must be readable. */
  List<Path> files(String key) {
    List<Path> files = new ArrayList<>();
    for (String name : text(key, "").split(java.io.File.pathSeparator)) {
      if (!name.isBlank()) {
        Path file = Path.of(name);
        if (!Files.isReadable(file)) {
          throw new IllegalArgumentException(key + ": cannot read " + name);
        }
        files.add(file);
      }
    }
    return files;
  }
}
