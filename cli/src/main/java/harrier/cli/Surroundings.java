package harrier.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * What a command sees of the world.
 *
 * @param env the environment the target gets
 * @param folder the working directory
 * @param agent the agent jar
 */
record Surroundings(
    Map<String, String> env, Path folder, Path agent, PrintStream out, PrintStream err) {

  /** Whether standard error is a terminal, as the launcher says. */
  boolean hasTerminal() {
    return Boolean.getBoolean("harrier.terminal");
  }

  /** A path the user wrote, made absolute. */
  Path resolve(String path) {
    return folder.resolve(path).toAbsolutePath().normalize();
  }
}
