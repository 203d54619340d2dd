package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Registry;
import harrier.analyses.fasttrack.FastTrack;
import harrier.event.AccessEvent;
import harrier.finding.Finding;
import harrier.finding.FindingSink;
import harrier.hook.ArrayHooks;
import harrier.hook.LoopHooks;
import harrier.hook.ReferenceHooks;
import harrier.shadow.ArrayShadow;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.Chain;
import harrier.tool.ChainSpec;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Detectors find the same first race whether array elements are accessed one by one or in sweeps,
 * and name two accesses that do race; an oracle that remembers every access of every element says
 * which.
 *
 * <p>With another tool behind FastTrack, each element is handed on by its first race, and by no
 * other.
 *
 * <p>{@code -Dharrier.random.seed} and {@code -Dharrier.random.traces} choose other programs.
 */
class RandomSweepsTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_101);
  private static final int PROGRAMS = Integer.getInteger("harrier.random.traces", 20_000) / 4;
  private static final int THREADS = 3;
  private static final int[] LENGTHS = {1, 5, 33, 40, 70, 200, 1023, 1024, 1500, 3000, 9000};

  /** How far apart the elements of a sweep are. */
  private static final int[] STEPS = {1, 1, 1, 1, 2, 2, 2, 3, 4, 8, 8, 16};

  /** Sites to read at and sites to write at. */
  private static final Site[][] SITES = new Site[2][5];

  static {
    for (int kind = 0; kind < 2; kind++) {
      for (int i = 0; i < SITES[kind].length; i++) {
        SITES[kind][i] =
            Sites.add(
                "Sweeps",
                "run",
                "Sweeps.java",
                kind * 10 + i,
                kind == 0 ? Site.Op.READ : Site.Op.WRITE);
      }
    }
  }

  /** An access of a thread in one of its epochs. */
  private record Done(int thread, int clock, boolean write, Site site) {}

  /** Stands behind FastTrack, and notes which elements it is told of. */
  private static final class Heir extends Tool {
    final Set<Integer> told = new TreeSet<>();

    @Override
    public ShadowVar makeShadowVar(AccessEvent e) {
      return new ShadowVar() {};
    }

    @Override
    public void access(AccessEvent e) {
      String element = e.variable().toString();
      told.add(Integer.valueOf(element.replaceAll(".*\\[(\\d+)]", "$1")));
    }
  }

  /** One program as it runs, and what the oracle knows of it. */
  private final class Program {
    final Random random;
    final List<Finding> findings = new ArrayList<>();

    /** Null if the detector is alone. */
    final Heir heir;

    final boolean keepsWords;

    final Chain chain;
    final ShadowThread[] threads = new ShadowThread[THREADS];
    final ShadowLock[] locks = {new ShadowLock("m"), new ShadowLock("n")};
    final int[][] clocks = new int[THREADS][THREADS];
    final int[][] released = new int[locks.length][THREADS];
    final int[] array;
    final boolean[] handed;
    final List<List<Done>> history = new ArrayList<>();
    final ArrayShadow[] last = new ArrayShadow[THREADS];
    final StringBuilder text = new StringBuilder();
    int now;

    /** FastTrack, in words. */
    Program(long seed, Heir heir) {
      this(
          seed,
          heir,
          true,
          sink ->
              Chain.of(
                  ChainSpec.parse(heir == null ? "FastTrack" : "FastTrack:Heir"),
                  name -> name.equals("Heir") ? heir : new FastTrack(),
                  sink));
    }

    Program(long seed, Heir heir, boolean keepsWords, Function<FindingSink, Chain> maker) {
      this.heir = heir;
      this.keepsWords = keepsWords;
      chain = maker.apply(findings::add);
      random = new Random(seed);
      array = new int[LENGTHS[random.nextInt(LENGTHS.length)]];
      handed = new boolean[array.length];
      for (int i = 0; i < array.length; i++) {
        history.add(new ArrayList<>());
      }
      LiveChain.start(chain, keepsWords);
      chain.init(new ToolOptions(Map.of("stacks", "site")));
      for (int i = 0; i < THREADS; i++) {
        threads[i] = new ShadowThread("t" + i, null);
        chain.first().create(threads[i].events.thread.of(Site.UNKNOWN));
        chain.first().begin(threads[i].events.thread.of(Site.UNKNOWN));
        clocks[i][i] = 1;
      }
    }

    /** What is wrong, or null. */
    String run(int steps) {
      for (int i = 0; i < steps && (heir != null || findings.isEmpty()); i++) {
        now = random.nextInt(THREADS);
        String wrong = null;
        switch (random.nextInt(10)) {
          case 0, 1 -> locked(random.nextInt(locks.length));
          case 2 -> barrier();
          case 3 -> wrong = element();
          case 4 -> wrong = random.nextBoolean() ? element() : walk();
          default -> wrong = sweep();
        }
        if (wrong != null) {
          return wrong + "\n" + text;
        }
      }
      return null;
    }

    /** An empty critical section: the thread learns and publishes. */
    private void locked(int lock) {
      text.append("t").append(now).append(" lock ").append(lock).append('\n');
      ShadowThread t = threads[now];
      chain.first().acquire(t.events.lock.of(Site.UNKNOWN, locks[lock]));
      join(clocks[now], released[lock]);
      chain.first().release(t.events.lock.of(Site.UNKNOWN, locks[lock]));
      released[lock] = clocks[now].clone();
      clocks[now][now]++;
    }

    private void barrier() {
      text.append("barrier\n");
      chain.first().barrier(threads[now].events.barrier.of(Site.UNKNOWN, Arrays.asList(threads)));
      int[] all = new int[THREADS];
      for (int[] clock : clocks) {
        join(all, clock);
      }
      for (int i = 0; i < THREADS; i++) {
        clocks[i] = all.clone();
        clocks[i][i]++;
      }
    }

    private static void join(int[] to, int[] from) {
      for (int i = 0; i < to.length; i++) {
        to[i] = Math.max(to[i], from[i]);
      }
    }

    private String element() {
      boolean write = random.nextBoolean();
      boolean isOwn = random.nextInt(4) != 0 && array.length >= THREADS;
      int part = isOwn ? array.length / THREADS : array.length;
      int index = (isOwn ? now * part : 0) + random.nextInt(part);
      boolean isOrdered = orderOthers(isOwn);
      Site site = SITES[write ? 1 : 0][random.nextInt(5)];
      int repeats = random.nextInt(8) == 0 ? 40 : 1; // often enough to get words
      for (int i = 0; i < repeats; i++) {
        last[now] = keepsWords ? words(index, write, site) : references(index, write, site);
      }
      return orderOthers(isOrdered, judge(index, 1, 1, write, site));
    }

    /** Single accesses to one element after another, at times in another epoch than the last. */
    private String walk() {
      boolean write = random.nextBoolean();
      int part = array.length / THREADS;
      boolean isOwn = random.nextInt(4) != 0 && part > 0;
      boolean isOrdered = orderOthers(isOwn);
      int from = isOwn ? now * part : 0;
      int to = isOwn ? from + part : array.length;
      int direction = random.nextBoolean() ? 1 : -1;
      int locks = random.nextInt(10);
      Site site = SITES[write ? 1 : 0][random.nextInt(5)];
      int index = from + random.nextInt(to - from);
      String wrong = null;
      for (int left = random.nextInt(60); left > 0 && index >= from && index < to; left--) {
        last[now] = keepsWords ? words(index, write, site) : references(index, write, site);
        wrong = judge(index, 1, 1, write, site);
        if (wrong != null || heir == null && !findings.isEmpty()) {
          break;
        }
        if (random.nextInt(10) < locks) {
          locked(0);
        }
        index += direction;
      }
      return orderOthers(isOrdered, wrong);
    }

    private ArrayShadow words(int index, boolean write, Site site) {
      return write
          ? ArrayHooks.write(array, index, last[now], site.id, threads[now])
          : ArrayHooks.read(array, index, last[now], site.id, threads[now]);
    }

    private ArrayShadow references(int index, boolean write, Site site) {
      return write
          ? ReferenceHooks.write(array, index, last[now], site.id, threads[now])
          : ReferenceHooks.read(array, index, last[now], site.id, threads[now]);
    }

    /** Before what concerns other threads too, mostly a barrier: most programs shall be long. */
    private boolean orderOthers(boolean isOwn) {
      boolean isOrdered = !isOwn && random.nextInt(16) != 0;
      if (isOrdered) {
        barrier();
      }
      return isOrdered;
    }

    private String orderOthers(boolean isOrdered, String judgement) {
      if (isOrdered) {
        barrier();
      }
      return judgement;
    }

    private String sweep() {
      boolean write = random.nextBoolean();
      int step = STEPS[random.nextInt(STEPS.length)];
      int part = array.length / THREADS;
      boolean isOwn = random.nextInt(4) != 0; // mostly each thread in its own part
      boolean isOrdered = orderOthers(isOwn);
      int from = isOwn ? now * part : 0;
      int room = isOwn ? part : array.length;
      int first = from + (random.nextInt(3) == 0 ? 0 : random.nextInt(room + 1));
      int most = Math.max(0, (from + room - first + step - 1) / step);
      int count = most == 0 ? 0 : random.nextInt(3) == 0 ? most : random.nextInt(most + 1);
      Site site = SITES[write ? 1 : 0][random.nextInt(5)];
      int offset = random.nextInt(5) - 2;
      boolean down = random.nextBoolean();
      int start = (down ? first + (count - 1) * step : first) - offset;
      int signed = down ? -step : step;
      int done = count > 0 ? random.nextInt(2) : 0; // the last time round may be incomplete
      int next = start + (count - done) * signed;
      last[now] =
          write
              ? LoopHooks.writeRange(
                  array, offset, start, next, 0, done, signed, last[now], site.id, threads[now])
              : LoopHooks.readRange(
                  array, offset, start, next, 0, done, signed, last[now], site.id, threads[now]);
      return orderOthers(isOrdered, judge(first, count, step, write, site));
    }

    /** Compares with what the access must have led to. */
    private String judge(int first, int count, int step, boolean write, Site site) {
      text.append(
          "t%d %s %d..%d by %d of %d%n"
              .formatted(now, site, first, first + (count - 1) * step, step, array.length));
      return heir == null
          ? judgeFinding(first, count, step, write, site)
          : judgeHanded(first, count, step, write, site);
    }

    /** The heir must have been told of those elements that had a race, now or before. */
    private String judgeHanded(int first, int count, int step, boolean write, Site site) {
      Set<Integer> expected = new TreeSet<>();
      for (int i = first, n = 0; n < count; i += step, n++) {
        for (Done before : history.get(i)) {
          handed[i] |= (write || before.write()) && before.clock() > clocks[now][before.thread()];
        }
        if (handed[i]) {
          expected.add(i);
        }
        history.get(i).add(new Done(now, clocks[now][now], write, site));
      }
      String wrong = heir.told.equals(expected) ? null : heir.told + " instead of " + expected;
      heir.told.clear();
      return wrong;
    }

    private String judgeFinding(int first, int count, int step, boolean write, Site site) {
      boolean races = false;
      boolean isNamed = false;
      for (int i = first, n = 0; n < count; i += step, n++) {
        for (Done before : history.get(i)) {
          if ((write || before.write()) && before.clock() > clocks[now][before.thread()]) {
            races = true;
            isNamed |= !findings.isEmpty() && names(findings.get(0), before, i, site);
          }
        }
        history.get(i).add(new Done(now, clocks[now][now], write, site));
      }
      if (races != !findings.isEmpty()) {
        return races ? "race missed" : "false alarm " + findings;
      }
      return races && !isNamed ? "wrong accesses " + findings : null;
    }

    private boolean names(Finding finding, Done before, int index, Site site) {
      return finding.variable().toString().endsWith("[" + index + "]")
          && finding.accesses().get(0).thread().equals("t" + before.thread())
          && finding.accesses().get(0).op().equals(before.write() ? "write" : "read")
          && finding.accesses().get(0).site().equals(before.site().toString())
          && finding.accesses().get(1).thread().equals("t" + now)
          && finding.accesses().get(1).site().equals(site.toString());
    }
  }

  @AfterEach
  void stop() {
    LiveChain.stop();
  }

  @Test
  void sweepsAreAccessesToEachOfTheirElements() {
    int racy = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = new Program(SEED + i, null);
      assertThat(program.run(i % 10 == 0 ? 200 : 30)).as("program of seed " + (SEED + i)).isNull();
      racy += program.findings.isEmpty() ? 0 : 1;
    }
    assertThat(racy).as("racy programs").isBetween(PROGRAMS / 10, PROGRAMS - PROGRAMS / 20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"HappensBefore", "DjitPlus", "MultiRace", "Goldilocks", "FastTrack"})
  void soTheyAreForDetectorsThatKeepReferences(String tool) {
    int racy = 0;
    for (int i = 0; i < PROGRAMS / 4; i++) {
      Program program =
          new Program(SEED + i, null, false, sink -> Registry.chain(tool, null, sink));
      assertThat(program.run(i % 10 == 0 ? 200 : 30)).as("program of seed " + (SEED + i)).isNull();
      racy += program.findings.isEmpty() ? 0 : 1;
    }
    assertThat(racy).as("racy programs").isBetween(PROGRAMS / 80, PROGRAMS / 8);
  }

  @Test
  void elementsAreHandedOnByTheirRaces() {
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = new Program(SEED + i, new Heir());
      assertThat(program.run(60)).as("program of seed " + (SEED + i)).isNull();
    }
  }
}
