package harrier.bench;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How programs are run: one column of a table.
 *
 * @param title what the tables call it
 * @param options what the agent is told; empty if there is no agent
 * @param once whether one JVM that runs the program once is enough: times do not matter
 */
record Column(String title, Map<String, String> options, boolean once) {
  static final Column PLAIN = new Column("plain", Map.of(), false);

  /** A chain of tools with default options. */
  static Column of(String chain) {
    return new Column(chain, Map.of("tool", chain), false);
  }

  /** The same with one more option. */
  Column with(String title, String key, String value) {
    Map<String, String> more = new LinkedHashMap<>(options);
    more.put(key, value);
    return new Column(title, more, once);
  }

  /** The same, to count and not to measure. */
  Column counting() {
    return new Column(title, with(title, "stats", "true").options(), true);
  }

  boolean isPlain() {
    return options.isEmpty();
  }

  /** The text the agent takes. */
  String agentText() {
    return options.entrySet().stream()
        .map(option -> option.getKey() + "=" + option.getValue().replace(",", "\\,"))
        .collect(Collectors.joining(","));
  }
}
