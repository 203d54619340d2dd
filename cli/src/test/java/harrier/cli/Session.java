package harrier.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Runs commands in a folder, in this process, and keeps what they print. */
final class Session {
  final Map<String, String> env = new HashMap<>();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Path folder;
  Path agent = Path.of("/opt/harrier-agent.jar");

  Session(Path folder) {
    this.folder = folder;
    env.put("JAVA_HOME", System.getProperty("java.home"));
  }

  Surroundings here() {
    return new Surroundings(
        env,
        folder,
        agent,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  int run(String... args) {
    return Main.run(args, here());
  }

  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
