package harrier.analyses;

import harrier.tool.Tool;
import java.util.List;
import java.util.Locale;

/**
 * A line of the {@link Registry}: a tool, or a name for a chain of them.
 *
 * @param name how chains name it, in any case
 * @param chain the chain it stands for; null for a tool
 * @param reports what it does or reports, in one line
 * @param guarantee whether it can raise false alarms or miss something
 * @param paper where it comes from
 * @param options the keys of its own options
 */
public record ToolEntry(
    String name,
    Kind kind,
    String chain,
    String reports,
    String guarantee,
    String paper,
    List<String> options) {

  private static final String PACKAGE = "harrier.analyses.";

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
      String name, Kind kind, String reports, String guarantee, String paper, String... options) {
    return new ToolEntry(name, kind, null, reports, guarantee, paper, List.of(options));
  }

  static ToolEntry chain(
      String name, Kind kind, String chain, String reports, String guarantee, String paper) {
    return new ToolEntry(name, kind, chain, reports, guarantee, paper, List.of());
  }

  public boolean isChain() {
    return chain != null;
  }

  /**
   * Makes the tool, whose class has the tool's name, in a package that has it too. The classes of
   * others need not be loaded for that.
   */
  Tool make() {
    String className = PACKAGE + name.toLowerCase(Locale.ROOT) + "." + name;
    try {
      return (Tool) Class.forName(className).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the registry names a tool that is not there: " + name, e);
    }
  }
}
