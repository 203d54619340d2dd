package harrier.endtoend;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs commands to their end. */
final class Commands {
  private Commands() {}

  /** {@code harrier} with some arguments; answers what it printed. */
  static String harrier(Object... arguments) throws Exception {
    List<Object> all =
        new ArrayList<>(List.of("-Dharrier.agent=" + Build.agentJar(), "-jar", Build.commandJar()));
    all.addAll(List.of(arguments));
    return ofJdk("java", all.toArray());
  }

  /** A command of the running JDK; answers what it printed. */
  static String ofJdk(String name, Object... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", name).toString());
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0) {
      throw new AssertionError(command + " failed\n" + printed);
    }
    return printed;
  }
}
