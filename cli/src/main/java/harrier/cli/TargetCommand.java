package harrier.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The command that runs the target with the agent attached. */
final class TargetCommand {
  /** Hooks add frames: deep recursion needs more room than the default of 1 MB. */
  private static final String STACK = "-Xss2m";

  /**
   * State of short-lived arrays outlives them by one collection. Where it does not fit among the
   * survivors, G1 makes it old, and the arrays with it.
   */
  private static final String SURVIVORS = "-XX:SurvivorRatio=3";

  private TargetCommand() {}

  /**
   * Ours come first, so that the user's own java arguments win.
   *
   * @param more java options of ours
   */
  static List<String> of(
      Path java, Options options, List<String> more, List<String> arguments, Surroundings here) {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    if (!sets("-Xss|-XX:ThreadStackSize=", arguments, here)) {
      command.add(STACK);
    }
    if (!sets("-XX:SurvivorRatio=|-XX:\\+Use\\w+GC", arguments, here)) {
      command.add(SURVIVORS);
    }
    command.addAll(more);
    command.add("-javaagent:" + here.agent() + "=" + options.agentText());
    command.addAll(arguments);
    return command;
  }

  /** Whether the user has an option that begins like this. */
  static boolean sets(String option, List<String> arguments, Surroundings here) {
    Stream<String> variables =
        Stream.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS")
            .flatMap(name -> Stream.of(here.env().getOrDefault(name, "").split("\\s+")));
    Pattern pattern = Pattern.compile(option);
    return Stream.concat(arguments.stream(), variables)
        .anyMatch(a -> pattern.matcher(a).lookingAt());
  }
}
