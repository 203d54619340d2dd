package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import harrier.analyses.clock.Tids;
import harrier.analyses.fasttrack.FastTrack;
import harrier.finding.Finding;
import harrier.hook.ModelHooks;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * What hooks settle by themselves changes nothing: releases that are taken back, synchronization
 * that nobody learns from, accesses that are gathered. The oracle knows which variables race.
 *
 * <p>{@code -Dharrier.random.seed} and {@code -Dharrier.random.traces} choose other traces.
 */
class RandomHooksTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_101);
  private static final int TRACES = Integer.getInteger("harrier.random.traces", 20_000);

  private static final Site READ = Sites.add("Hooks", "run", "Hooks.java", 1, Site.Op.READ);
  private static final Site WRITE = Sites.add("Hooks", "run", "Hooks.java", 2, Site.Op.WRITE);

  @AfterEach
  void stop() {
    LiveChain.stop();
  }

  @Test
  void hooksLeadToTheSameRaces() {
    RandomTraces traces = new RandomTraces(SEED);
    int racy = 0;
    for (int i = 0; i < TRACES; i++) {
      Trace trace = traces.next();
      long seed = SEED + i;
      int maxClock = i % 4 == 0 ? 3 : 1000;
      String complaint = complaint(trace, seed, maxClock);
      if (complaint != null) {
        Trace smallest =
            new Shrinker(smaller -> complaintOn(smaller, seed, maxClock) != null).shrink(trace);
        fail("seed %d: %s on\n%s", seed, complaintOn(smallest, seed, maxClock), smallest);
      }
      racy += new Oracle(trace).firstRaces().isEmpty() ? 0 : 1;
    }
    assertThat((double) racy / TRACES).as("share of racy traces").isBetween(0.3, 0.7);
  }

  @Test
  void aReleaseThatAReaderOfTheLockHasSeenIsNotTakenBack() {
    Reports reports = new Reports();
    Chain chain = Chain.of(new FastTrack(), reports);
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    LiveChain.start(chain);
    ShadowThread writer = new ShadowThread("writer", null);
    ShadowThread reader = new ShadowThread("reader", null);
    Object lock = new Object();
    Cell x = new Cell("x");
    ModelHooks.acquire(lock, writer);
    chain.wordTool().accessWords(x.accessWords(writer, WRITE));
    ModelHooks.release(lock, writer);
    ModelHooks.acquireShared(lock, reader);
    chain.wordTool().accessWords(x.accessWords(reader, READ));
    ModelHooks.releaseShared(lock, reader);
    assertThat(reports.findings).isEmpty();
    ModelHooks.acquire(lock, writer);
    chain.wordTool().accessWords(x.accessWords(writer, WRITE));
    assertThat(reports.findings).isEmpty();
    chain.wordTool().accessWords(x.accessWords(reader, READ));
    assertThat(reports.findings).hasSize(1);
  }

  @Test
  void whatAThreadLearnsInAnEpochThatGoesOnIsLeftWithTheOuterLock() {
    String trace =
        """
        t0        t1        t2
        acq n
        wr x
        rel n
                  acq m
                  rel m
                  acq m
                  acq n
                  rel n
                  rel m
                            acq m
                            wr x
        """;
    for (long seed = 0; seed < 10; seed++) {
      assertThat(complaint(Trace.parse(trace), seed, 1000)).isNull();
    }
  }

  private static String complaintOn(Trace trace, long seed, int maxClock) {
    try {
      return complaint(trace, seed, maxClock);
    } catch (IllegalArgumentException infeasible) {
      return null;
    }
  }

  /** What is wrong with the reports, or null. */
  private static String complaint(Trace trace, long seed, int maxClock) {
    Reports reports = new Reports();
    Chain chain = Chain.of(new FastTrack(new Tids(1 << 20, maxClock)), reports);
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    ThroughHooks.to(chain, seed, true).run(trace);
    Oracle oracle = new Oracle(trace);
    TreeSet<String> found = new TreeSet<>();
    for (Finding finding : reports.findings) {
      int one = Reports.lineOf(finding, 0);
      int other = Reports.lineOf(finding, 1);
      if (!oracle.isRace(Math.min(one, other), Math.max(one, other))) {
        return "no race: " + finding.accesses();
      }
      found.add(trace.steps().get(other - 2).operand());
    }
    TreeSet<String> expected = new TreeSet<>(oracle.firstRaces().keySet());
    return found.equals(expected) ? null : found + " instead of " + expected;
  }
}
