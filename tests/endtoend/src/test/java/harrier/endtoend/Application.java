package harrier.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A whole program, its jars, and what is known about its findings: a file in the applications'
 * folder.
 *
 * @param name the file's
 * @param words the main class and its arguments
 * @param always whether it runs in every build
 * @param nested whether it is packed into one jar of jars
 * @param jars Maven coordinates
 * @param reviews findings that have been looked into
 */
record Application(
    String name,
    List<String> words,
    boolean always,
    boolean nested,
    List<String> jars,
    List<Review> reviews) {
  private static final Path FOLDER = Build.folder("tests/applications");
  private static final String ASKED = System.getProperty("harrier.application", "");

  /** Whether somebody wants to know how programs do. */
  static boolean isAskedFor() {
    return !ASKED.isEmpty();
  }

  /** Those that run in every build, or, if asked for, the one with a name or all. */
  static List<Application> chosen() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER.resolve("programs"))) {
      List<Application> chosen = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        Application each = read(file);
        if (isAskedFor() ? ASKED.equals("all") || ASKED.equals(each.name) : each.always) {
          chosen.add(each);
        }
      }
      return chosen;
    }
  }

  /**
   * Reads lines of {@code main WORDS}, {@code always}, {@code nested}, {@code jar COORDINATES} and
   * {@code race VARIABLE}; text below a race is its review.
   */
  private static Application read(Path file) throws IOException {
    String name = file.getFileName().toString().replace(".txt", "");
    List<String> words = new ArrayList<>();
    List<String> flags = new ArrayList<>();
    List<String> jars = new ArrayList<>();
    List<Review> reviews = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (line.isBlank() || line.startsWith("#") || line.startsWith(" ")) {
        continue;
      }
      List<String> parts = List.of(line.split(" "));
      List<String> rest = parts.subList(1, parts.size());
      switch (parts.get(0)) {
        case "main" -> words.addAll(rest);
        case "jar" -> jars.addAll(rest);
        case "race" -> reviews.add(Review.of(rest));
        case "always", "nested" -> flags.add(line);
        default -> throw new IllegalStateException(file + ": " + line);
      }
    }
    return new Application(
        name, words, flags.contains("always"), flags.contains("nested"), jars, reviews);
  }

  /** Sets up a run, without its limits. */
  Run run(Jdk jdk) throws IOException {
    Run run = Run.of(jdk, words.get(0));
    Path drivers = FOLDER.resolve("src/drivers/java");
    Path classes = Sources.compile(run.folder(), drivers, words.get(0), jarFiles());
    words.stream().skip(1).forEach(run::argument);
    if (nested) {
      Path jar = run.folder().resolve(name + ".jar");
      return run.jar(NestedJar.write(jar, words.get(0), classes, jarFiles()));
    }
    run.onlyClassPath(classes);
    jarFiles().forEach(run::classPath);
    return run;
  }

  private List<Path> jarFiles() {
    return jars.stream().map(Application::jar).toList();
  }

  private static Path jar(String coordinates) {
    String[] parts = coordinates.split(":");
    String classifier = parts.length > 3 ? "-" + parts[3] : "";
    return Build.present(
        FOLDER.resolve("target/jars").resolve(parts[1] + "-" + parts[2] + classifier + ".jar"));
  }

  @Override
  public String toString() {
    return name;
  }
}
