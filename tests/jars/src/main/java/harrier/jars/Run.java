package harrier.jars;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.jar.JarFile;

/**
 * Tries the classes of some jars in some layouts.
 *
 * @param java home of the JDK that verifies them
 * @param library all jars that classes may be linked to
 * @param every of so many classes, one is tried
 * @param jobs how many JVMs work side by side
 */
record Run(Path java, List<Path> library, Set<Variant> variants, int every, int jobs) {
  Tally on(List<Path> jars) throws IOException, InterruptedException {
    List<Dispatcher.Task> tasks = tasks(jars);
    Queue<Dispatcher.Task> queue = new ConcurrentLinkedQueue<>(tasks);
    Tally tally = new Tally();
    List<Dispatcher> dispatchers = new ArrayList<>();
    for (int i = 0; i < jobs; i++) {
      dispatchers.add(new Dispatcher(java.resolve("bin/java"), library, queue, tally));
    }
    dispatchers.forEach(Thread::start);
    int total = tasks.stream().mapToInt(Dispatcher.Task::classes).sum();
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
    return tally;
  }

  /** One for each jar and layout, the largest first. */
  private List<Dispatcher.Task> tasks(List<Path> jars) throws IOException {
    List<Dispatcher.Task> tasks = new ArrayList<>();
    for (Path jar : jars) {
      int classes = classes(jar) / every;
      variants.forEach(variant -> tasks.add(new Dispatcher.Task(variant, every, jar, classes)));
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
