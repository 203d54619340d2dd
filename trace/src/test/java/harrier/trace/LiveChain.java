package harrier.trace;

import harrier.finding.Findings;
import harrier.finding.Health;
import harrier.finding.RunInfo;
import harrier.finding.Suppressions;
import harrier.hook.Granularity;
import harrier.hook.Live;
import harrier.tool.Chain;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** A chain that keeps words behind the hooks, as in a running program. */
final class LiveChain {
  private LiveChain() {}

  static void start(Chain chain) {
    Health health = new Health();
    RunInfo nowhere =
        new RunInfo(
            "test", List.of(), Path.of("nowhere"), 66, false, true, Suppressions.NONE, Set.of());
    Live.start(
        new Live.Setup(
            chain,
            true,
            Granularity.FINE,
            Granularity.FINE,
            new Findings(nowhere, health, new PrintStream(OutputStream.nullOutputStream())),
            health));
  }

  static void stop() {
    Live.stop();
  }
}
