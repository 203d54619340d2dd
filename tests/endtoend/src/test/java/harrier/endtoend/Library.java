package harrier.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A library with a documented race, and the driver that reaches it.
 *
 * @param variable the field that is raced on, or the class of an object of the JDK
 * @param user the class that uses that object; null for a field
 * @param broken jars of the releases that have the race
 * @param fixed jars of the releases that do not; empty if there are none
 */
record Library(String driver, String variable, String user, List<Path> broken, List<Path> fixed) {
  private static final Path FOLDER = Build.folder("tests/libraries");

  /** The libraries in the table. */
  static List<Library> all() throws IOException {
    List<Library> all = new ArrayList<>();
    for (String line : Files.readAllLines(FOLDER.resolve("libraries.txt"))) {
      List<String> words = List.of(line.strip().split("\\s+"));
      if (line.startsWith("  ")) {
        List<Path> jars = words.stream().skip(1).map(Library::jar).toList();
        Library last = all.get(all.size() - 1);
        (words.get(0).equals("fixed") ? last.fixed() : last.broken()).addAll(jars);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        String user = words.size() > 2 ? words.get(3) : null;
        all.add(
            new Library(words.get(0), words.get(1), user, new ArrayList<>(), new ArrayList<>()));
      }
    }
    return all;
  }

  private static Path jar(String coordinates) {
    String[] parts = coordinates.split(":");
    return Build.present(FOLDER.resolve("target/jars").resolve(parts[1] + "-" + parts[2] + ".jar"));
  }

  static Path driverSources() {
    return FOLDER.resolve("src/drivers/java");
  }

  /** Whether a finding is about the variable. */
  boolean isRacedOnIn(FindingsFile.Finding finding) {
    FindingsFile.Variable found = finding.variable();
    if (user == null) {
      return variable.equals(found.className() + "." + found.name());
    }
    return variable.equals(found.className())
        && finding.accesses().stream().anyMatch(each -> each.site().startsWith(user + "."));
  }

  @Override
  public String toString() {
    return driver;
  }
}
