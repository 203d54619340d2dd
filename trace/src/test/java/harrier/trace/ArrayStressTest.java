package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.fasttrack.FastTrack;
import harrier.finding.Finding;
import harrier.finding.FindingSink;
import harrier.hook.ArrayHooks;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Threads that access the same elements of an array at the same time, through the hooks: whatever
 * kind of state the elements have, and however often it changes, no race is lost.
 */
@Timeout(60)
class ArrayStressTest {
  private static final int ROUNDS = 20_000;

  /** So many elements are accessed in a round. */
  private static final int WIDTH = 8;

  private static final Site READ = Sites.add("Stress", "run", "Stress.java", 1, Site.Op.READ);
  private static final Site WRITE = Sites.add("Stress", "run", "Stress.java", 2, Site.Op.WRITE);

  private final int[] array = new int[ROUNDS * WIDTH];

  /** Pairs of accesses that were reported, for each element. */
  private final LongAdder pairs = new LongAdder();

  private int play(Rounds.Part... parts) throws InterruptedException {
    Chain chain =
        Chain.of(
            new FastTrack(),
            new FindingSink() {
              @Override
              public void add(Finding finding) {
                pairs.increment();
              }

              @Override
              public void add(Finding finding, int times) {
                pairs.add(times);
              }
            });
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    LiveChain.start(chain);
    int rounds = Rounds.play(chain, ROUNDS, parts);
    assertThat(rounds).isPositive();
    return rounds;
  }

  @AfterEach
  void stop() {
    LiveChain.stop();
  }

  private Rounds.Part one(Site site, int offset) {
    return (t, round) -> {
      int index = round * WIDTH + offset;
      if (site.isWrite()) {
        ArrayHooks.write(array, index, null, site.id, t);
      } else {
        ArrayHooks.read(array, index, null, site.id, t);
      }
    };
  }

  private Rounds.Part all(Site site) {
    return (t, round) -> {
      int first = round * WIDTH;
      int next = first + WIDTH;
      if (site.isWrite()) {
        ArrayHooks.writeRange(array, first, next, 0, 1, 0, 0, null, site.id, t);
      } else {
        ArrayHooks.readRange(array, first, next, 0, 1, 0, 0, null, site.id, t);
      }
    };
  }

  @Test
  void ofTwoWritesOfAnElement() throws InterruptedException {
    int rounds = play(one(WRITE, 3), one(WRITE, 3));
    assertThat(pairs.sum()).isEqualTo(rounds);
  }

  @Test
  void ofReadsAndAWriteOfAnElement() throws InterruptedException {
    int rounds = play(one(READ, 3), one(READ, 3), one(WRITE, 3));
    assertThat(pairs.sum()).isEqualTo(2L * rounds);
  }

  @Test
  void ofTwoSweeps() throws InterruptedException {
    int rounds = play(all(READ), all(WRITE));
    assertThat(pairs.sum()).isEqualTo((long) WIDTH * rounds);
  }

  @Test
  void ofSweepsAndAnElement() throws InterruptedException {
    int rounds = play(all(READ), all(READ), one(WRITE, 5));
    assertThat(pairs.sum()).isEqualTo(2L * rounds);
  }

  @Test
  void ofReadsThereAreNone() throws InterruptedException {
    play(all(READ), all(READ), one(READ, 2));
    assertThat(pairs.sum()).isZero();
  }
}
