package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Registry;
import harrier.finding.Finding;
import harrier.finding.FindingSink;
import harrier.hook.ArrayHooks;
import harrier.hook.LoopHooks;
import harrier.hook.ReferenceHooks;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.Chain;
import harrier.tool.ToolOptions;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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

  /** Detectors that keep words, or references that elements share. */
  enum Keeper {
    FAST_TRACK("FastTrack", true),
    DJIT_PLUS("DjitPlus", false),
    GOLDILOCKS("Goldilocks", false);

    final String tool;
    final boolean keepsWords;

    Keeper(String tool, boolean keepsWords) {
      this.tool = tool;
      this.keepsWords = keepsWords;
    }
  }

  private int play(Keeper keeper, Rounds.Part... parts) throws InterruptedException {
    Chain chain =
        Registry.chain(
            keeper.tool,
            null,
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
    LiveChain.start(chain, keeper.keepsWords);
    int rounds = Rounds.play(chain, ROUNDS, parts);
    assertThat(rounds).isPositive();
    return rounds;
  }

  @AfterEach
  void stop() {
    LiveChain.stop();
  }

  private Rounds.Part one(Keeper keeper, Site site, int offset) {
    return (t, round) -> {
      int index = round * WIDTH + offset;
      if (keeper.keepsWords) {
        if (site.isWrite()) {
          ArrayHooks.write(array, index, null, site.id, t);
        } else {
          ArrayHooks.read(array, index, null, site.id, t);
        }
      } else if (site.isWrite()) {
        ReferenceHooks.write(array, index, null, site.id, t);
      } else {
        ReferenceHooks.read(array, index, null, site.id, t);
      }
    };
  }

  private Rounds.Part all(Site site) {
    return (t, round) -> {
      int first = round * WIDTH;
      int next = first + WIDTH;
      if (site.isWrite()) {
        LoopHooks.writeRange(array, 0, first, next, 0, 0, 1, null, site.id, t);
      } else {
        LoopHooks.readRange(array, 0, first, next, 0, 0, 1, null, site.id, t);
      }
    };
  }

  @ParameterizedTest
  @EnumSource
  void ofTwoWritesOfAnElement(Keeper keeper) throws InterruptedException {
    int rounds = play(keeper, one(keeper, WRITE, 3), one(keeper, WRITE, 3));
    assertThat(pairs.sum()).isEqualTo(rounds);
  }

  @ParameterizedTest
  @EnumSource
  void ofReadsAndAWriteOfAnElement(Keeper keeper) throws InterruptedException {
    int rounds = play(keeper, one(keeper, READ, 3), one(keeper, READ, 3), one(keeper, WRITE, 3));
    assertThat(pairs.sum()).isEqualTo(2L * rounds);
  }

  @ParameterizedTest
  @EnumSource
  void ofTwoSweeps(Keeper keeper) throws InterruptedException {
    int rounds = play(keeper, all(READ), all(WRITE));
    assertThat(pairs.sum()).isEqualTo((long) WIDTH * rounds);
  }

  @ParameterizedTest
  @EnumSource
  void ofSweepsAndAnElement(Keeper keeper) throws InterruptedException {
    int rounds = play(keeper, all(READ), all(READ), one(keeper, WRITE, 5));
    assertThat(pairs.sum()).isEqualTo(2L * rounds);
  }

  @ParameterizedTest
  @EnumSource
  void ofReadsThereAreNone(Keeper keeper) throws InterruptedException {
    play(keeper, all(READ), all(READ), one(keeper, READ, 2));
    assertThat(pairs.sum()).isZero();
  }
}
