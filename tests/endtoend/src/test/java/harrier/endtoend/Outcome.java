package harrier.endtoend;

import java.nio.file.Files;
import java.nio.file.Path;

/** How a run of a target ended. */
record Outcome(int exit, String out, String err, Path report) {
  boolean hasFindingsFile() {
    return Files.exists(report.resolve("findings.json"));
  }

  FindingsFile findings() {
    if (!hasFindingsFile()) {
      throw new AssertionError("no findings file in " + report + "; exit " + exit + "\n" + err);
    }
    return FindingsFile.read(report.resolve("findings.json"));
  }

  /** How many lines of standard error contain a text. */
  long errLines(String text) {
    return err.lines().filter(line -> line.contains(text)).count();
  }
}
