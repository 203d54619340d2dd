package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.clock.Tids;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On random traces of plain and atomic accesses, a detector's first reports are the oracle's. */
class RandomAtomicsTest {
  private static final int TRACES = 4000;
  private static final int STEPS = 14;
  private static final List<String> THREADS = List.of("t0", "t1", "t2");
  private static final List<String> OPERATIONS =
      List.of(
          "rd x", "wr x", "ard x", "awr x", "ard y", "wr y", "vwr v", "vrd v", "vwr w", "vrd w");

  @ParameterizedTest
  @EnumSource
  void firstRaceOfEveryVariableIsReported(Detector detector) {
    for (int seed = 0; seed < TRACES; seed++) {
      Trace trace = random(new Random(seed));
      Reports reports = new Reports();
      detector.replay(new Tids(), reports).run(trace);
      Map<String, Integer> first = new HashMap<>();
      for (int line : reports.lines()) {
        first.putIfAbsent(trace.steps().get(line - 2).operand(), line);
      }
      assertThat(first).as("seed %d\n%s", seed, trace).isEqualTo(firstRaces(trace));
    }
  }

  private static Trace random(Random random) {
    StringBuilder text = new StringBuilder("t0      t1      t2\n");
    for (int i = 0; i < STEPS; i++) {
      text.append(" ".repeat(8 * random.nextInt(THREADS.size())))
          .append(OPERATIONS.get(random.nextInt(OPERATIONS.size())))
          .append('\n');
    }
    return Trace.parse(text.toString());
  }

  /** By definition: unordered, of different threads, one a write, and not both atomic. */
  private static Map<String, Integer> firstRaces(Trace trace) {
    List<Step> steps = trace.steps();
    boolean[][] before = happensBefore(steps);
    Map<String, Integer> first = new HashMap<>();
    for (int j = 0; j < steps.size(); j++) {
      for (int i = 0; i < j; i++) {
        if (!before[i][j] && conflict(steps.get(i), steps.get(j))) {
          first.putIfAbsent(steps.get(j).operand(), steps.get(j).line());
        }
      }
    }
    return first;
  }

  private static boolean conflict(Step a, Step b) {
    return a.op().isAccess()
        && b.op().isAccess()
        && a.operand().equals(b.operand())
        && (isWrite(a) || isWrite(b))
        && !(a.op().isAtomic() && b.op().isAtomic());
  }

  private static boolean isWrite(Step step) {
    return step.op() == Op.WRITE || step.op() == Op.ATOMIC_WRITE;
  }

  private static boolean[][] happensBefore(List<Step> steps) {
    boolean[][] before = new boolean[steps.size()][steps.size()];
    for (int j = 0; j < steps.size(); j++) {
      List<Integer> direct = new ArrayList<>();
      for (int i = 0; i < j; i++) {
        if (orders(steps.get(i), steps.get(j))) {
          direct.add(i);
        }
      }
      for (int i : direct) {
        before[i][j] = true;
        for (int k = 0; k < i; k++) {
          before[k][j] |= before[k][i];
        }
      }
    }
    return before;
  }

  private static boolean orders(Step a, Step b) {
    return a.thread().equals(b.thread())
        || a.op() == Op.VOLATILE_WRITE
            && b.op() == Op.VOLATILE_READ
            && a.operand().equals(b.operand());
  }
}
