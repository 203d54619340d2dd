package harrier.jars;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Gets the listed jars through Maven, from wherever it is set up to take them. */
final class Repository {
  private static final String GOAL =
      "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath";

  private Repository() {}

  /** Coordinates of the jars: group, artifact and version. */
  static List<String> listed() throws IOException {
    try (InputStream in = Repository.class.getResourceAsStream("jars.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank())
          .toList();
    }
  }

  /** The jars, which are fetched if they are not here yet. */
  static List<Path> fetch(List<String> coordinates) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("harrier-jars");
    Path pom = folder.resolve("pom.xml");
    Path answer = folder.resolve("classpath");
    Path log = folder.resolve("log");
    try {
      Files.writeString(pom, project(coordinates));
      Process maven =
          new ProcessBuilder(
                  "mvn",
                  "-q",
                  "-ntp",
                  "-B",
                  "-f",
                  pom.toString(),
                  GOAL,
                  "-Dmdep.outputFile=" + answer)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      if (maven.waitFor() != 0) {
        throw new IOException("Maven cannot get the jars:\n" + Files.readString(log));
      }
      List<Path> jars = new ArrayList<>();
      for (String jar : Files.readString(answer).trim().split(File.pathSeparator)) {
        jars.add(Path.of(jar));
      }
      return jars;
    } finally {
      for (Path each : List.of(pom, answer, log, folder)) {
        Files.deleteIfExists(each);
      }
    }
  }

  /** A project that depends on the given jars and on nothing that they depend on. */
  private static String project(List<String> coordinates) {
    StringBuilder dependencies = new StringBuilder();
    for (String each : coordinates) {
      String[] parts = each.split(":");
      dependencies.append(
          """
            <dependency>
              <groupId>%s</groupId>
              <artifactId>%s</artifactId>
              <version>%s</version>
              <exclusions>
                <exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion>
              </exclusions>
            </dependency>
          """
              .formatted(parts[0], parts[1], parts[2]));
    }
    return """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>harrier</groupId>
          <artifactId>listed-jars</artifactId>
          <version>1</version>
          <dependencies>
        %s  </dependencies>
        </project>
        """
        .formatted(dependencies);
  }
}
