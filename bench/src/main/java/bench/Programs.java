package bench;

import bench.javagrande.Crypt;
import bench.javagrande.LuFact;
import bench.javagrande.MolDyn;
import bench.javagrande.MonteCarlo;
import bench.javagrande.RayTracer;
import bench.javagrande.Series;
import bench.javagrande.Sor;
import bench.javagrande.Sparse;
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
  SPARSE("sparse", Group.JAVAGRANDE, 100, 50_000);

  /** Programs that are run and averaged together. */
  public enum Group {
    JAVAGRANDE
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
    return true;
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
