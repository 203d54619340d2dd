package harrier.agent;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** How the target was started. Read without channels, which would have to be woven at once. */
final class CommandLine {
  private CommandLine() {}

  static List<String> ofThisProcess() {
    try (InputStream in = new FileInputStream("/proc/self/cmdline")) {
      String raw = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<String> words = new ArrayList<>(List.of(raw.split("\0")));
      words.removeIf(word -> word.startsWith("-javaagent:") && word.contains("harrier"));
      return words;
    } catch (IOException | RuntimeException noSuchFile) {
      return List.of(System.getProperty("sun.java.command", "").split(" "));
    }
  }
}
