package harrier.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The command that runs the target with the agent attached. */
final class TargetCommand {
  /** Hooks add frames: deep recursion needs more room than the default of 1 MB. */
  private static final String STACK = "-Xss2m";

  private TargetCommand() {}

  /** Ours come first, so that the user's own java arguments win. */
  static List<String> of(Path java, Options options, List<String> arguments, Surroundings here) {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    if (!setsStack(arguments, here)) {
      command.add(STACK);
    }
    command.add("-javaagent:" + here.agent() + "=" + options.agentText());
    command.addAll(arguments);
    return command;
  }

  private static boolean setsStack(List<String> arguments, Surroundings here) {
    Stream<String> variables =
        Stream.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS")
            .flatMap(name -> Stream.of(here.env().getOrDefault(name, "").split("\\s+")));
    return Stream.concat(arguments.stream(), variables)
        .anyMatch(a -> a.startsWith("-Xss") || a.startsWith("-XX:ThreadStackSize="));
  }
}
