package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.fasttrack.FastTrack;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Threads that access one variable at the same time, through the rules themselves. */
@Timeout(60)
class FastTrackStressTest {
  private static final int ROUNDS = 20_000;
  private static final long NANOS = 2_000_000_000L;

  /** Which round each race was reported in. */
  private final AtomicIntegerArray reported = new AtomicIntegerArray(ROUNDS);

  private final Cell[] cells = new Cell[ROUNDS];

  private final Chain chain =
      Chain.of(
          new FastTrack(),
          finding -> reported.incrementAndGet(Integer.parseInt(finding.variable().name())));

  /** Runs one access of each thread in every round, all of a round at the same time. */
  private int race(Op... ops) throws InterruptedException {
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    for (int i = 0; i < ROUNDS; i++) {
      cells[i] = new Cell(Integer.toString(i));
    }
    AtomicInteger arrived = new AtomicInteger();
    AtomicInteger rounds = new AtomicInteger(ROUNDS);
    Thread[] threads = new Thread[ops.length];
    long deadline = System.nanoTime() + NANOS;
    for (int n = 0; n < ops.length; n++) {
      String name = "t" + n;
      Site site = TraceSites.of(new Step(9000 + n, name, ops[n], List.of("x"), false));
      threads[n] = new Thread(() -> accesses(name, site, ops.length, arrived, rounds, deadline));
      threads[n].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return rounds.get();
  }

  private void accesses(
      String name, Site site, int threads, AtomicInteger arrived, AtomicInteger rounds, long end) {
    ShadowThread t = new ShadowThread(name, null);
    chain.first().create(t.events.thread.of(Site.UNKNOWN));
    for (int i = 0; i < rounds.get(); i++) {
      if (System.nanoTime() > end) {
        rounds.accumulateAndGet(i + 1, Math::min); // nobody is further than this round
      }
      arrived.incrementAndGet();
      for (int spins = 0; arrived.get() < (i + 1) * threads; spins++) {
        if (spins < 1000) {
          Thread.onSpinWait();
        } else {
          Thread.yield();
        }
      }
      chain.wordTool().accessWords(cells[i].accessWords(t, site));
    }
  }

  private void assertEveryRoundReported(int rounds) {
    assertThat(rounds).isPositive();
    for (int i = 0; i < rounds; i++) {
      assertThat(reported.get(i)).as("reports in round " + i).isPositive();
    }
  }

  @Test
  void noRaceOfTwoWritesIsLost() throws InterruptedException {
    assertEveryRoundReported(race(Op.WRITE, Op.WRITE));
  }

  @Test
  void noRaceOfAReadAndAWriteIsLost() throws InterruptedException {
    assertEveryRoundReported(race(Op.READ, Op.WRITE));
  }

  @Test
  void noRaceOfSeveralReadsAndAWriteIsLost() throws InterruptedException {
    assertEveryRoundReported(race(Op.READ, Op.READ, Op.WRITE));
  }

  @Test
  void concurrentReadsAreNotReported() throws InterruptedException {
    int rounds = race(Op.READ, Op.READ, Op.READ);
    for (int i = 0; i < rounds; i++) {
      assertThat(reported.get(i)).isZero();
    }
  }
}
