package harrier.analyses;

import harrier.tool.Tool;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * A line of the {@link Registry}: a tool, or a name for a chain of them.
 *
 * @param name how chains name it, in any case
 * @param maker makes the tool; null for a name of a chain
 * @param chain the chain it stands for; null for a tool
 * @param reports what it does or reports, in one line
 * @param guarantee whether it can raise false alarms or miss something
 * @param paper where it comes from
 * @param options the keys of its own options
 */
public record ToolEntry(
    String name,
    Kind kind,
    Supplier<Tool> maker,
    String chain,
    String reports,
    String guarantee,
    String paper,
    List<String> options) {

  /** What a tool is for. */
  public enum Kind {
    UTILITY,
    FILTER,
    RACE_DETECTOR,
    DEADLOCK_DETECTOR,
    ATOMICITY_CHECKER,
    DETERMINISM_CHECKER;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  static ToolEntry tool(
      String name,
      Kind kind,
      Supplier<Tool> maker,
      String reports,
      String guarantee,
      String paper,
      String... options) {
    return new ToolEntry(name, kind, maker, null, reports, guarantee, paper, List.of(options));
  }

  static ToolEntry chain(
      String name, Kind kind, String chain, String reports, String guarantee, String paper) {
    return new ToolEntry(name, kind, null, chain, reports, guarantee, paper, List.of());
  }

  public boolean isChain() {
    return chain != null;
  }
}
