package harrier.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** The {@code harrier} command. */
public final class Main {
  private static final int WRONG = 2;

  private final Surroundings here;

  private Main(Surroundings here) {
    this.here = here;
  }

  public static void main(String[] args) {
    Map<String, String> env = new HashMap<>(System.getenv());
    KeptVariables.restore(env);
    Path agent = Path.of(System.getProperty("harrier.agent", "harrier-agent.jar"));
    System.exit(
        run(
            args,
            new Surroundings(env, Path.of("").toAbsolutePath(), agent, System.out, System.err)));
  }

  /** Runs a command and answers the exit code. */
  static int run(String[] args, Surroundings here) {
    try {
      return new Main(here).run(Arrays.asList(args));
    } catch (ParameterException e) {
      return wrong(Wording.of(e), here);
    } catch (Mistake e) {
      return wrong(e.getMessage(), here);
    }
  }

  private static int wrong(String message, Surroundings here) {
    here.err().println("harrier: " + Wording.line(message));
    return WRONG;
  }

  /** What stands behind the first {@code --} belongs to the target and is not looked at here. */
  private int run(List<String> args) {
    int split = args.indexOf("--");
    List<String> ours = split < 0 ? args : args.subList(0, split);
    CommandLine commands = Commands.all().setOut(new PrintWriter(here.out(), true, UTF_8));
    ParseResult parsed = commands.parseArgs(ours.toArray(String[]::new));
    if (CommandLine.printHelpIfRequested(parsed)) {
      return 0;
    }
    ParseResult command = parsed.subcommand();
    if (command == null) {
      throw new Mistake("no command; write: harrier run -- -cp CLASSES Main, or: harrier --help");
    }
    String name = command.commandSpec().name();
    List<String> theirs = split < 0 ? List.of() : args.subList(split + 1, args.size());
    if (split >= 0 && !name.equals(Commands.RUN)) {
      throw new Mistake("unexpected '--': harrier " + name + " runs no target");
    }
    return switch (name) {
      case Commands.RUN -> target(command, split >= 0, theirs);
      case Commands.REPORT ->
          new ReportCommand(
                  command.matchedOptionValue("--format", "text"),
                  command.matchedPositionalValue(0, List.of()),
                  command.matchedOptionValue("-o", null),
                  here)
              .run();
      case Commands.INSTRUMENT ->
          new InstrumentCommand(
                  command.matchedOptionValue("--in", null),
                  command.matchedOptionValue("--out", null),
                  options(command, Commands.OF_INSTRUMENTATION),
                  here)
              .run();
      case Commands.MODELS ->
          new ModelsCommand(command.matchedOptionValue("--check", List.of()), here).run();
      case Commands.BENCH -> new BenchCommand(command, here).run();
      default -> ToolsCommand.run(here.out());
    };
  }

  private int target(ParseResult command, boolean separated, List<String> arguments) {
    if (!separated) {
      throw new Mistake("'--' is missing; write: harrier run [options] -- -cp CLASSES Main");
    }
    String java = command.matchedOptionValue("--java", null);
    Options options = options(command, List.of(Key.values()));
    return new RunCommand(options, java, arguments, here).run();
  }

  private Options options(ParseResult command, List<Key> keys) {
    Map<Key, String> given = new EnumMap<>(Key.class);
    for (Key key : keys) {
      List<String> values = command.matchedOptionValue("--" + key.text(), List.of());
      if (!values.isEmpty()) {
        String last = values.get(values.size() - 1);
        given.put(key, key.joiner() == null ? last : String.join(key.joiner(), values));
      }
    }
    return Options.merge(given, here);
  }
}
