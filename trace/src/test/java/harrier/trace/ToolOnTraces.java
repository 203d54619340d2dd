package harrier.trace;

import harrier.finding.Finding;
import java.util.List;
import java.util.Map;

/** A test of what one tool says about transactions and regions of traces. */
abstract class ToolOnTraces {
  private final String tool;
  private final String prelude;

  ToolOnTraces(String tool) {
    this(tool, "");
  }

  /**
   * @param prelude what comes before every trace
   */
  ToolOnTraces(String tool, String prelude) {
    this.tool = tool;
    this.prelude = prelude;
  }

  final List<Finding> findings(String trace) {
    return Verdicts.of(tool, Trace.parse(prelude + trace));
  }

  /** What the tool finds with an option. */
  final List<Finding> findings(String option, String value, String trace) {
    return Verdicts.of(tool, Map.of(option, value), Trace.parse(prelude + trace));
  }

  /** Checks the findings as {@link Verdicts#assertFindings} does. */
  final void assertReports(String trace, String... expected) {
    Verdicts.assertFindings(tool, prelude + trace, expected);
  }
}
