package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.fasttrack.FastTrack;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Chain;
import harrier.tool.ChainSpec;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Threads that access one variable at the same time, through the rules themselves. */
@Timeout(60)
class FastTrackStressTest {
  private static final int ROUNDS = 20_000;

  /** How often a race was reported in each round. */
  private final AtomicIntegerArray reported = new AtomicIntegerArray(ROUNDS);

  /** How often the tool behind FastTrack was told of the variable of each round. */
  private final AtomicIntegerArray told = new AtomicIntegerArray(ROUNDS);

  private final Cell[] cells = new Cell[ROUNDS];

  /** Stands behind FastTrack. */
  private final class Heir extends Tool {
    @Override
    public ShadowVar makeShadowVar(AccessEvent e) {
      return new ShadowVar() {};
    }

    @Override
    public void access(AccessEvent e) {
      told.incrementAndGet(Integer.parseInt(e.variable().name()));
    }
  }

  /** Runs one access of each thread in every round, all of a round at the same time. */
  private int race(String spec, Op... ops) throws InterruptedException {
    Chain chain =
        Chain.of(
            ChainSpec.parse(spec),
            name -> name.equals("Heir") ? new Heir() : new FastTrack(),
            finding -> reported.incrementAndGet(Integer.parseInt(finding.variable().name())));
    chain.init(new ToolOptions(Map.of("stacks", "site")));
    for (int i = 0; i < ROUNDS; i++) {
      cells[i] = new Cell(Integer.toString(i));
    }
    Rounds.Part[] parts = new Rounds.Part[ops.length];
    for (int n = 0; n < ops.length; n++) {
      Site site = TraceSites.of(new Step(9000 + n, "t" + n, ops[n], List.of("x"), false));
      parts[n] = (t, round) -> chain.wordTool().accessWords(cells[round].accessWords(t, site));
    }
    return Rounds.play(chain, ROUNDS, parts);
  }

  private int race(Op... ops) throws InterruptedException {
    return race("FastTrack", ops);
  }

  private static void assertEveryRound(AtomicIntegerArray happened, int rounds) {
    assertThat(rounds).isPositive();
    for (int i = 0; i < rounds; i++) {
      assertThat(happened.get(i)).as("in round " + i).isPositive();
    }
  }

  @Test
  void noRaceOfTwoWritesIsLost() throws InterruptedException {
    assertEveryRound(reported, race(Op.WRITE, Op.WRITE));
  }

  @Test
  void noRaceOfAReadAndAWriteIsLost() throws InterruptedException {
    assertEveryRound(reported, race(Op.READ, Op.WRITE));
  }

  @Test
  void noRaceOfSeveralReadsAndAWriteIsLost() throws InterruptedException {
    assertEveryRound(reported, race(Op.READ, Op.READ, Op.WRITE));
  }

  @Test
  void concurrentReadsAreNotReported() throws InterruptedException {
    int rounds = race(Op.READ, Op.READ, Op.READ);
    for (int i = 0; i < rounds; i++) {
      assertThat(reported.get(i)).isZero();
    }
  }

  @Test
  void everyRaceHandsItsVariableOn() throws InterruptedException {
    int rounds = race("FastTrack:Heir", Op.WRITE, Op.READ, Op.WRITE);
    assertEveryRound(reported, rounds);
    assertEveryRound(told, rounds);
    for (int i = 0; i < rounds; i++) {
      assertThat(cells[i].accessWords(new ShadowThread("t", null), Site.UNKNOWN).isHanded())
          .as("handed in round " + i)
          .isTrue();
    }
  }
}
