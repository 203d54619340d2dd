package harrier.cli;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** Finds the java command that runs the target. */
final class JavaHome {
  private static final int OLDEST = 17;

  private JavaHome() {}

  /** The java of the given home, else of JAVA_HOME, else of the path. */
  static Path java(String home, Surroundings here) {
    String variable = here.env().getOrDefault("JAVA_HOME", "");
    Path java;
    if (home != null) {
      java = in(home, "--java " + home, "name the folder of a JDK", here);
    } else if (!variable.isEmpty()) {
      java = in(variable, "JAVA_HOME=" + variable, "set it to the folder of a JDK", here);
    } else {
      java = onPath(here);
    }
    checkAge(java);
    return java;
  }

  private static Path in(String home, String written, String remedy, Surroundings here) {
    Path java = here.resolve(home.isBlank() ? "." : home).resolve("bin/java");
    if (!Files.isExecutable(java)) {
      throw new Mistake(written + " has no bin/java; " + remedy);
    }
    return java;
  }

  private static Path onPath(Surroundings here) {
    for (String folder : here.env().getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path java = here.resolve(folder).resolve("java");
      if (Files.isExecutable(java) && !Files.isDirectory(java)) {
        return java;
      }
    }
    throw new Mistake("no java on the path; name a JDK with --java HOME or set JAVA_HOME");
  }

  /** Says it here if the target's JDK is too old for the agent. An unknown age is fine. */
  private static void checkAge(Path java) {
    try {
      Path release = java.toRealPath().getParent().resolveSibling("release");
      Properties properties = new Properties();
      try (Reader reader = Files.newBufferedReader(release)) {
        properties.load(reader);
      }
      String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
      String[] numbers = version.split("[.+-]");
      int major = Integer.parseInt(numbers[0].equals("1") ? numbers[1] : numbers[0]);
      if (major < OLDEST) {
        throw new Mistake(
            java
                + " is Java "
                + major
                + "; Harrier needs "
                + OLDEST
                + " or later: use --java HOME");
      }
    } catch (IOException | RuntimeException e) {
      if (e instanceof Mistake mistake) {
        throw mistake;
      }
    }
  }
}
