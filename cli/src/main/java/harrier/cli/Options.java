package harrier.cli;

import harrier.tool.Words;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** The options of a run, checked: the command line wins, then the environment, then the file. */
final class Options {
  static final String VARIABLE = "HARRIER_OPTIONS";
  static final String FILE = "harrier.properties";

  private final Map<Key, String> values = new EnumMap<>(Key.class);
  private final Surroundings here;

  private Options(Surroundings here) {
    this.here = here;
  }

  /** Merges what was given on the command line with the other sources. */
  static Options merge(Map<Key, String> commandLine, Surroundings here) {
    Options options = new Options(here);
    options.take(file(here), " in " + FILE);
    options.take(variable(here), " in " + VARIABLE);
    options.take(commandLine, "");
    return options;
  }

  private void take(Map<Key, String> source, String where) {
    source.forEach(
        (key, value) -> {
          try {
            values.put(key, key.check().good(value, here));
          } catch (IllegalArgumentException e) {
            throw new Mistake("option " + key.text() + where + ": " + e.getMessage());
          }
        });
  }

  private static Map<Key, String> file(Surroundings here) {
    Map<Key, String> values = new EnumMap<>(Key.class);
    Path file = here.resolve(FILE);
    if (Files.exists(file)) {
      Properties properties = new Properties();
      try (Reader reader = Files.newBufferedReader(file)) {
        properties.load(reader);
      } catch (IOException | IllegalArgumentException e) {
        throw new Mistake("cannot read " + file + " (" + e.getMessage() + ")");
      }
      properties
          .stringPropertyNames()
          .forEach(name -> values.put(key(name, FILE), properties.getProperty(name).strip()));
    }
    return values;
  }

  /** A part without '=' is a flag, or one more item of the list before it. */
  private static Map<Key, String> variable(Surroundings here) {
    Map<Key, String> values = new EnumMap<>(Key.class);
    Key last = null;
    for (String part : OptionText.parts(here.env().getOrDefault(VARIABLE, ""))) {
      int equals = part.indexOf('=');
      boolean item = equals < 0 && Key.of(part).isEmpty();
      if (item && last != null && last.joiner() != null) {
        values.merge(last, part, (list, one) -> list + "," + one);
        continue;
      }
      last = key(equals < 0 ? part : part.substring(0, equals).strip(), VARIABLE);
      if (equals < 0 && !last.isFlag()) {
        throw new Mistake(
            "option " + part + " in " + VARIABLE + " has no value; write " + part + "=…");
      }
      values.put(last, equals < 0 ? "true" : part.substring(equals + 1).strip());
    }
    return values;
  }

  private static Key key(String name, String where) {
    return Key.of(name).orElseThrow(() -> unknown(name, " in " + where));
  }

  static Mistake unknown(String name, String where) {
    return new Mistake(
        "unknown option '"
            + name
            + "'"
            + where
            + "; did you mean '"
            + Words.nearest(name, Key.names())
            + "'?");
  }

  /** The value of a key, else its default. */
  String get(Key key) {
    return values.getOrDefault(key, key.otherwise());
  }

  List<String> formats() {
    return List.of(get(Key.FORMAT).split(","));
  }

  Path reportFolder() {
    return here.resolve(get(Key.REPORT));
  }

  /** What the agent is told: everything, so that it need not look elsewhere. */
  String agentText() {
    Map<String, String> all = new LinkedHashMap<>();
    values.forEach((key, value) -> all.put(key.text(), value));
    all.put(Key.REPORT.text(), reportFolder().toString());
    all.put("launched", "true");
    return OptionText.of(all);
  }
}
