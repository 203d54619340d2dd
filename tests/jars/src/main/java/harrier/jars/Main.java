package harrier.jars;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.jar.JarFile;

/**
 * Instruments and verifies all classes of all listed jars, in all layouts, and prints what became
 * of them. Ends with 1 if one of them fails.
 */
public final class Main {
  private static final String USAGE =
      "options: --java HOME, --jobs N, --layout NAME (again for more), --only TEXT in the jar's name";

  private Path java = Path.of(System.getProperty("java.home"));
  private int jobs = Runtime.getRuntime().availableProcessors();
  private final Set<Variant> variants = EnumSet.noneOf(Variant.class);
  private String only = "";

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
        default -> throw new IllegalArgumentException(arguments[i]);
      }
    }
    if (variants.isEmpty()) {
      variants.addAll(EnumSet.allOf(Variant.class));
    }
  }

  private boolean run() throws IOException, InterruptedException {
    long start = System.nanoTime();
    List<Path> jars = Repository.fetch(Repository.listed());
    List<Dispatcher.Task> tasks = tasks(jars);
    int total = tasks.stream().mapToInt(Dispatcher.Task::classes).sum();
    Queue<Dispatcher.Task> queue = new ConcurrentLinkedQueue<>(tasks);
    Tally tally = new Tally();
    List<Dispatcher> dispatchers = new ArrayList<>();
    for (int i = 0; i < jobs; i++) {
      dispatchers.add(new Dispatcher(java.resolve("bin/java"), jars, queue, tally));
    }
    dispatchers.forEach(Thread::start);
    try (Progress progress = new Progress(tally::tried, total)) {
      for (Dispatcher each : dispatchers) {
        each.join();
      }
    }
    for (Dispatcher each : dispatchers) {
      if (each.trouble() != null) {
        throw each.trouble();
      }
    }
    System.out.print(tally.text());
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    System.out.println(
        tasks.size() / variants.size() + " jars, " + time.toMinutes() + " minutes, " + java);
    return tally.number(Verdict.FAILED) == 0;
  }

  /** One for each jar and layout, the largest first. */
  private List<Dispatcher.Task> tasks(List<Path> jars) throws IOException {
    List<Dispatcher.Task> tasks = new ArrayList<>();
    for (Path jar : jars) {
      if (jar.getFileName().toString().contains(only)) {
        int classes = classes(jar);
        variants.forEach(variant -> tasks.add(new Dispatcher.Task(variant, jar, classes)));
      }
    }
    tasks.sort(Comparator.comparingInt(Dispatcher.Task::classes).reversed());
    return tasks;
  }

  private static int classes(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile(), false)) {
      return (int) file.stream().filter(ClassFile::is).count();
    }
  }
}
