package harrier.jars;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Instruments and verifies all classes of all listed jars, in all layouts, and prints what became
 * of them. Ends with 1 if one of them fails.
 */
public final class Main {
  private static final String USAGE =
      "options: --java HOME, --jobs N, --layout NAME (again for more), --only TEXT in jars' names,"
          + " --every N to try one class of N";

  private Path java = Path.of(System.getProperty("java.home"));
  private int jobs = Runtime.getRuntime().availableProcessors();
  private final Set<Variant> variants = EnumSet.noneOf(Variant.class);
  private String only = "";
  private int every = 1;

  private Main() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Main main = new Main();
    try {
      main.read(arguments);
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException mistake) {
      System.err.println(USAGE);
      System.exit(2);
    }
    System.exit(main.run() ? 0 : 1);
  }

  private void read(String[] arguments) {
    for (int i = 0; i < arguments.length; i += 2) {
      String value = arguments[i + 1];
      switch (arguments[i]) {
        case "--java" -> java = Path.of(value);
        case "--jobs" -> jobs = Integer.parseInt(value);
        case "--layout" -> variants.add(Variant.valueOf(value.toUpperCase(Locale.ROOT)));
        case "--only" -> only = value;
        case "--every" -> every = Integer.parseInt(value);
        default -> throw new IllegalArgumentException(arguments[i]);
      }
    }
    if (variants.isEmpty()) {
      variants.addAll(EnumSet.allOf(Variant.class));
    }
  }

  private boolean run() throws IOException, InterruptedException {
    System.err.println("getting the jars");
    List<Path> library = Repository.fetch(Repository.listed());
    List<Path> jars =
        library.stream().filter(jar -> jar.getFileName().toString().contains(only)).toList();
    long start = System.nanoTime();
    Tally tally = new Run(java, library, variants, every, jobs).on(jars);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    System.out.print(tally.text());
    System.out.println(jars.size() + " jars, " + time.toSeconds() + " seconds, on " + java);
    return tally.number(Verdict.FAILED) == 0;
  }
}
