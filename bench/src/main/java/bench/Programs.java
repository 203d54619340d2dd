package bench;

import bench.classic.Elevator;
import bench.classic.Hedc;
import bench.classic.Philosophers;
import bench.classic.Tsp;
import bench.javagrande.Crypt;
import bench.javagrande.LuFact;
import bench.javagrande.MolDyn;
import bench.javagrande.MonteCarlo;
import bench.javagrande.RayTracer;
import bench.javagrande.Series;
import bench.javagrande.Sor;
import bench.javagrande.Sparse;
import bench.micro.Atomics;
import bench.micro.Locks;
import bench.micro.ManyThreads;
import bench.micro.ManyVariables;
import bench.micro.Monitors;
import bench.micro.Volatiles;
import bench.modern.Bank;
import bench.modern.Cache;
import bench.modern.FanOut;
import bench.modern.Pipeline;
import bench.modern.Sort;
import bench.modern.TreeBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Every benchmark program: its sizes, and the variables that are racy in every run of it. */
public enum Programs {
  CRYPT("crypt", Group.JAVAGRANDE, 64, 200_000),
  LUFACT("lufact", Group.JAVAGRANDE, 20, 400),
  MOLDYN("moldyn", Group.JAVAGRANDE, 2, 6),
  MONTECARLO("montecarlo", Group.JAVAGRANDE, 4, 800),
  RAYTRACER("raytracer", Group.JAVAGRANDE, 8, 140, "bench.javagrande.RayTracer.total"),
  SERIES("series", Group.JAVAGRANDE, 4, 600),
  SOR("sor", Group.JAVAGRANDE, 12, 600),
  SPARSE("sparse", Group.JAVAGRANDE, 100, 50_000),

  TSP("tsp", Group.CLASSIC, 6, 13, "bench.classic.Tsp.shortest"),
  ELEVATOR("elevator", Group.CLASSIC, 8, 100),
  PHILOSOPHERS("philosophers", Group.CLASSIC, 10, 1000),
  HEDC(
      "hedc",
      Group.CLASSIC,
      4,
      200,
      "bench.classic.Hedc$Pool.begun",
      "bench.classic.Hedc$Task.patience",
      "bench.classic.Hedc$Task.worker"),

  TREE("tree", Group.MODERN, 100, 100_000),
  BANK("bank", Group.MODERN, 100, 300_000),
  CACHE("cache", Group.MODERN, 100, 100_000),
  PIPELINE("pipeline", Group.MODERN, 4, 1000),
  SORT("sort", Group.MODERN, 2000, 250_000),
  FANOUT("fanout", Group.MODERN, 10, 10_000),

  MONITORS("monitor", Group.MICRO, 100, 5_000_000),
  LOCKS("lock", Group.MICRO, 100, 5_000_000),
  VOLATILES("volatile", Group.MICRO, 100, 5_000_000),
  ATOMICS("atomic", Group.MICRO, 100, 5_000_000),

  THREADS_2("threads-2", Group.THREADS, 4000, 1_000_000),
  THREADS_20("threads-20", Group.THREADS, 4000, 1_000_000),
  THREADS_200("threads-200", Group.THREADS, 4000, 1_000_000),
  THREADS_2000("threads-2000", Group.THREADS, 4000, 1_000_000),

  VARIABLES_1M("variables-1M", Group.VARIABLES, 2_000_000, 200_000_000),
  VARIABLES_10M("variables-10M", Group.VARIABLES, 20_000_000, 200_000_000),
  VARIABLES_100M("variables-100M", Group.VARIABLES, 200_000_000, 200_000_000);

  /** Programs that are run and averaged together. */
  public enum Group {
    JAVAGRANDE,
    CLASSIC,
    MODERN,

    /** The size is the number of operations. */
    MICRO,

    /** The size is the number of events, whatever the number of threads. */
    THREADS,

    /** The size is the number of events, whatever the number of variables. */
    VARIABLES
  }

  private final String title;
  private final Group group;
  private final int tiny;
  private final int size;
  private final List<String> races;

  Programs(String title, Group group, int tiny, int size, String... races) {
    this.title = title;
    this.group = group;
    this.tiny = tiny;
    this.size = size;
    this.races = List.of(races);
  }

  /** The program of that name. */
  public static Optional<Programs> find(String title) {
    return Arrays.stream(values()).filter(program -> program.title.equals(title)).findFirst();
  }

  public static List<String> titles() {
    return Arrays.stream(values()).map(Programs::title).toList();
  }

  /** Makes the program, of some size. */
  Program make(int size) {
    return switch (this) {
      case CRYPT -> new Crypt(size);
      case LUFACT -> new LuFact(size);
      case MOLDYN -> new MolDyn(size);
      case MONTECARLO -> new MonteCarlo(size);
      case RAYTRACER -> new RayTracer(size);
      case SERIES -> new Series(size);
      case SOR -> new Sor(size);
      case SPARSE -> new Sparse(size);
      case TSP -> new Tsp(size);
      case ELEVATOR -> new Elevator(size);
      case PHILOSOPHERS -> new Philosophers(size);
      case HEDC -> new Hedc(size);
      case TREE -> new TreeBuilder(size);
      case BANK -> new Bank(size);
      case CACHE -> new Cache(size);
      case PIPELINE -> new Pipeline(size);
      case SORT -> new Sort(size);
      case FANOUT -> new FanOut(size);
      case MONITORS -> new Monitors(size);
      case LOCKS -> new Locks(size);
      case VOLATILES -> new Volatiles(size);
      case ATOMICS -> new Atomics(size);
      case THREADS_2 -> new ManyThreads(2, size);
      case THREADS_20 -> new ManyThreads(20, size);
      case THREADS_200 -> new ManyThreads(200, size);
      case THREADS_2000 -> new ManyThreads(2000, size);
      case VARIABLES_1M -> new ManyVariables(1_000_000, size);
      case VARIABLES_10M -> new ManyVariables(10_000_000, size);
      case VARIABLES_100M -> new ManyVariables(100_000_000, size);
    };
  }

  /** The name users write. */
  public String title() {
    return title;
  }

  public Group group() {
    return group;
  }

  /** Whether it computes most of the time; those that wait are left out of means. */
  public boolean isComputing() {
    return this != ELEVATOR && this != PHILOSOPHERS && this != HEDC;
  }

  /** Whether a JDK of that feature version can run it. */
  public boolean runsOn(int version) {
    return this != FANOUT || version >= 21;
  }

  /** A size that takes no time. */
  public int tiny() {
    return tiny;
  }

  /** The size for measurements. */
  public int size() {
    return size;
  }

  /** The racy variables, as findings name them. */
  public List<String> races() {
    return races;
  }
}
