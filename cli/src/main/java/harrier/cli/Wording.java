package harrier.cli;

import harrier.tool.Words;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What the parser found wrong, in our words: one line with the remedy. */
final class Wording {
  private Wording() {}

  /** One line, without what would end it, drive a terminal or turn the text around. */
  static String line(String message) {
    return message.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+", " ");
  }

  static String of(ParameterException e) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched.getUnmatched().get(0), command);
    }
    if (e instanceof MissingParameterException missing
        && missing.getMissing().get(0) instanceof OptionSpec option) {
      String name = option.longestName();
      return "option " + name + " has no value; write " + name + " " + option.paramLabel();
    }
    return e.getMessage() + "; try: " + command.qualifiedName() + " --help";
  }

  private static String unmatched(String argument, CommandSpec command) {
    boolean isRoot = command.parent() == null;
    if (argument.startsWith("--")) {
      String name = argument.replaceFirst("=.*", "");
      List<String> names = new ArrayList<>(command.optionsMap().keySet());
      names.removeIf(option -> !option.startsWith("--"));
      return "unknown option '" + name + "'; did you mean '" + Words.nearest(name, names) + "'?";
    }
    if (isRoot) {
      String nearest = Words.nearest(argument, command.subcommands().keySet());
      return "unknown command '" + argument + "'; did you mean 'harrier " + nearest + "'?";
    }
    return command.name().equals(Commands.RUN)
        ? "unexpected '" + argument + "'; the target's java arguments go after '--'"
        : "unexpected '" + argument + "'; try: " + command.qualifiedName() + " --help";
  }
}
