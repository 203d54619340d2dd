package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Registry;
import harrier.finding.Finding;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a chain says about transactions and regions of a trace. */
final class Verdicts {
  private Verdicts() {}

  private static final Map<String, String> OPTIONS =
      Map.of("atomic", "annotated", "stacks", "site");

  static List<Finding> of(String chain, Map<String, String> options, Trace trace) {
    return of(chain, options, Replay::withReferences, trace);
  }

  private static List<Finding> of(
      String chain, Map<String, String> options, Function<Chain, Replay> replay, Trace trace) {
    Reports reports = new Reports();
    Chain tools = Registry.chain(chain, null, reports);
    tools.init(new ToolOptions(options));
    replay.apply(tools).run(trace);
    return reports.findings;
  }

  /** Findings by the chain's last tool; those of the filters before it are not asked for. */
  static List<Finding> of(String chain, Trace trace) {
    String last = chain.substring(chain.lastIndexOf(':') + 1);
    return of(chain, OPTIONS, trace).stream()
        .filter(finding -> finding.tool().equals(last))
        .toList();
  }

  /** All findings of a chain in order, in short. */
  static List<String> inShort(String chain, Trace trace) {
    return of(chain, OPTIONS, trace).stream().map(Verdicts::inShort).toList();
  }

  /** The same if every access is an event. */
  static List<String> inShortByEvents(String chain, Trace trace) {
    return of(chain, OPTIONS, tools -> Replay.withReferences(tools).withoutInlineTest(), trace)
        .stream()
        .map(Verdicts::inShort)
        .toList();
  }

  /** Checks each finding: the method, then the lines of its operations, as {@code f 3 5 7}. */
  static void assertFindings(String chain, String trace, String... expected) {
    assertThat(of(chain, Trace.parse(trace)).stream().map(Verdicts::inShort).distinct())
        .as("findings of %s in\n%s", chain, trace)
        .containsExactlyInAnyOrder(expected);
  }

  private static String inShort(Finding finding) {
    String subject =
        finding.method() == null ? finding.variable().name() : finding.method().substring(6);
    return subject
        + IntStream.range(0, finding.accesses().size())
            .mapToObj(i -> " " + Reports.lineOf(finding, i))
            .collect(Collectors.joining());
  }
}
