package harrier.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How the target was started. */
final class CommandLine {
  private CommandLine() {}

  static List<String> ofThisProcess() {
    try {
      String raw = Files.readString(Path.of("/proc/self/cmdline"));
      List<String> words = new ArrayList<>(List.of(raw.split("\0")));
      words.removeIf(word -> word.startsWith("-javaagent:") && word.contains("harrier"));
      return words;
    } catch (IOException | RuntimeException noSuchFile) {
      return List.of(System.getProperty("sun.java.command", "").split(" "));
    }
  }
}
