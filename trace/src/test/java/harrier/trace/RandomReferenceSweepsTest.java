package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Registry;
import harrier.event.AccessEvent;
import harrier.finding.Finding;
import harrier.hook.LoopHooks;
import harrier.hook.ReferenceHooks;
import harrier.shadow.ArrayShadow;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tools that keep references say the same of every element whether elements share their states, in
 * runs and otherwise, or each has its own and is told one by one.
 *
 * <p>{@code -Dharrier.random.seed} and {@code -Dharrier.random.traces} choose other programs.
 */
class RandomReferenceSweepsTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_101);
  private static final int PROGRAMS = Integer.getInteger("harrier.random.traces", 20_000) / 40;
  private static final int THREADS = 3;
  private static final int[] LENGTHS = {5, 40, 70, 200, 1024, 1500, 3000};
  private static final int[] STEPS = {1, 1, 1, 1, 2, 2, 3, 4, 8, 16};

  private static final Site[] READS = new Site[3];
  private static final Site[] WRITES = new Site[3];

  static {
    for (int i = 0; i < READS.length; i++) {
      READS[i] = Sites.add("Shared", "run", "Shared.java", i, Site.Op.READ);
      WRITES[i] = Sites.add("Shared", "run", "Shared.java", 10 + i, Site.Op.WRITE);
    }
  }

  /** Notes which elements are handed on to it, and may keep accesses from being gathered. */
  private static final class Rest extends Tool {
    private final boolean allows;
    final Set<String> told = new TreeSet<>();

    Rest(boolean allows) {
      this.allows = allows;
    }

    @Override
    public boolean allowsGathering() {
      return allows;
    }

    @Override
    public void access(AccessEvent e) {
      told.add(e.variable().toString());
    }
  }

  /** A chain and threads that run one program after another. */
  private static final class Source {
    final Chain chain;
    final Rest rest;
    final Set<String> found = new TreeSet<>();
    final ShadowThread[] threads = new ShadowThread[THREADS];
    final ShadowLock[] locks = {new ShadowLock("m"), new ShadowLock("n")};
    private final ArrayShadow[] last = new ArrayShadow[THREADS];
    private Random random;
    private int[] array;

    Source(String tools, boolean shares) {
      rest = new Rest(shares);
      chain =
          Chain.of(
              ChainSpec.parse(tools + ":Rest"),
              name -> name.equals("Rest") ? rest : Registry.make(name, null),
              this::add);
      chain.init(new ToolOptions(Map.of("stacks", "site")));
      for (int i = 0; i < THREADS; i++) {
        threads[i] = new ShadowThread("t" + i, null);
        chain.first().create(threads[i].events.thread.of(Site.UNKNOWN));
        chain.first().begin(threads[i].events.thread.of(Site.UNKNOWN));
      }
    }

    private void add(Finding finding) {
      List<String> accesses = new ArrayList<>();
      finding.accesses().forEach(a -> accesses.add(a.thread() + " " + a.op() + " " + a.site()));
      found.add(finding.variable() + " " + accesses);
    }

    void run(long seed, int steps) {
      LiveChain.start(chain, false);
      rest.told.clear();
      found.clear();
      random = new Random(seed);
      array = new int[LENGTHS[random.nextInt(LENGTHS.length)]];
      for (int i = 0; i < steps; i++) {
        int now = random.nextInt(THREADS);
        int lock = random.nextInt(6);
        if (random.nextInt(6) == 0) {
          barrier(now);
        }
        acquire(now, lock);
        for (int left = 1 + random.nextInt(3); left > 0; left--) {
          access(now);
        }
        release(now, lock);
      }
    }

    private void barrier(int now) {
      chain.first().barrier(threads[now].events.barrier.of(Site.UNKNOWN, Arrays.asList(threads)));
    }

    private void acquire(int now, int lock) {
      if (lock < locks.length) {
        chain.first().acquire(threads[now].events.lock.of(Site.UNKNOWN, locks[lock]));
      }
    }

    private void release(int now, int lock) {
      if (lock < locks.length) {
        chain.first().release(threads[now].events.lock.of(Site.UNKNOWN, locks[lock]));
      }
    }

    private void access(int now) {
      boolean write = random.nextInt(3) == 0;
      boolean isOwn = random.nextInt(8) != 0;
      int part = isOwn ? array.length / THREADS : array.length;
      int from = isOwn ? now * part : 0;
      int first = from + (random.nextBoolean() ? 0 : random.nextInt(part));
      Site site = (write ? WRITES : READS)[random.nextInt(READS.length)];
      switch (random.nextInt(4)) {
        case 0 -> one(now, write, first, site);
        case 1 -> {
          for (int i = first; i < Math.min(first + random.nextInt(90), from + part); i++) {
            one(now, write, i, site);
          }
        }
        default -> {
          int step = STEPS[random.nextInt(STEPS.length)];
          int most = (from + part - first + step - 1) / step;
          sweep(now, write, first, random.nextBoolean() ? most : random.nextInt(most), step, site);
        }
      }
    }

    private void one(int now, boolean write, int index, Site site) {
      last[now] =
          write
              ? ReferenceHooks.write(array, index, last[now], site.id, threads[now])
              : ReferenceHooks.read(array, index, last[now], site.id, threads[now]);
    }

    private void sweep(int now, boolean write, int first, int count, int step, Site site) {
      int next = first + count * step;
      last[now] =
          write
              ? LoopHooks.writeRange(
                  array, 0, first, next, 0, 0, step, last[now], site.id, threads[now])
              : LoopHooks.readRange(
                  array, 0, first, next, 0, 0, step, last[now], site.id, threads[now]);
    }
  }

  @AfterEach
  void stop() {
    LiveChain.stop();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "HappensBefore",
        "DjitPlus",
        "MultiRace",
        "LockSet",
        "ThreadLocal:ReadOnly:LockSet",
        "ThreadLocal:FastTrack",
        "ThreadLocal:DjitPlus:LockSet"
      })
  void elementsThatShareTheirStatesAreToldApart(String tools) {
    compare(tools, true);
  }

  /** These may remember another access of the same epoch. */
  @ParameterizedTest
  @ValueSource(strings = {"Goldilocks", "Racer", "EraserWithBarrier", "ThreadLocal:Goldilocks"})
  void theSameOnesHaveFindings(String tools) {
    compare(tools, false);
  }

  private static void compare(String tools, boolean findings) {
    Source apart = new Source(tools, false);
    Source shared = new Source(tools, true);
    int handed = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      int steps = i % 10 == 0 ? 100 : 10;
      apart.run(SEED + i, steps);
      shared.run(SEED + i, steps);
      String program = "program of seed %d, after those from %d on".formatted(SEED + i, SEED);
      assertThat(shared.rest.told).as(program).isEqualTo(apart.rest.told);
      if (findings) {
        assertThat(shared.found).as(program).isEqualTo(apart.found);
      }
      handed += apart.rest.told.size() % apart.array.length == 0 ? 0 : 1;
    }
    assertThat(handed).as("programs with findings on some elements").isGreaterThan(PROGRAMS / 10);
  }
}
