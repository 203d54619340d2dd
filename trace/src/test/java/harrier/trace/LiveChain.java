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

/** A chain behind the hooks, as in a running program. */
final class LiveChain {
  private LiveChain() {}

  /** Keeps words. */
  static void start(Chain chain) {
    start(chain, true);
  }

  static void start(Chain chain, boolean keepsWords) {
    Health health = new Health();
    RunInfo nowhere =
        new RunInfo(
            "test", List.of(), Path.of("nowhere"), 66, false, true, Suppressions.NONE, Set.of());
    Live.start(
        new Live.Setup(
            chain,
            keepsWords,
            Granularity.FINE,
            Granularity.FINE,
            new Findings(nowhere, health, new PrintStream(OutputStream.nullOutputStream())),
            health));
  }

  static void stop() {
    Live.stop();
  }
}
