package harrier.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The commands and their options, as the parser and the help pages see them. */
final class Commands {
  static final String RUN = "run";
  static final String TOOLS = "tools";
  static final String REPORT = "report";
  static final String MODELS = "models";
  static final String INSTRUMENT = "instrument";
  static final String BENCH = "bench";

  /** The keys that decide what instrumentation makes of a class. */
  static final List<Key> OF_INSTRUMENTATION =
      List.of(
          Key.TOOL, Key.TOOLPATH, Key.INCLUDE, Key.EXCLUDE, Key.FIELDS, Key.COLLECTIONS, Key.STATS);

  private Commands() {}

  static CommandLine all() {
    CommandSpec root = CommandSpec.create().name("harrier");
    root.addOption(help());
    root.addOption(
        OptionSpec.builder("--version").versionHelp(true).description("print the version").build());
    root.version("harrier " + version());
    root.usageMessage()
        .description("Finds concurrency errors in running Java programs.")
        .footer(
            "",
            "For example:",
            "  harrier run -- -cp target/classes com.acme.Main",
            "  harrier run --tool ThreadLocal:ReadOnly:LockSet -- -jar app.jar",
            "",
            "The launcher builds Harrier only if its jars are missing; after a change in the",
            "sources, build with: mvn -q -DskipTests package");
    root.addSubcommand(RUN, run());
    root.addSubcommand(TOOLS, tools());
    root.addSubcommand(REPORT, report());
    root.addSubcommand(MODELS, models());
    root.addSubcommand(INSTRUMENT, instrument());
    root.addSubcommand(BENCH, bench());
    CommandLine line = new CommandLine(root);
    line.setExpandAtFiles(false);
    line.setUsageHelpWidth(100);
    line.setUsageHelpAutoWidth(false);
    return line;
  }

  private static String version() {
    String version = Commands.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }

  private static CommandSpec models() {
    CommandSpec models = command("Checks files of synchronization models.");
    models.usageMessage().customSynopsis("harrier models --check FILE…");
    models.addOption(
        OptionSpec.builder("--check")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("1..*")
            .paramLabel("FILE")
            .description("read the files and say whether they are right")
            .build());
    return models;
  }

  private static CommandSpec instrument() {
    CommandSpec instrument = command("Instruments a jar or a folder of classes before it runs.");
    instrument
        .usageMessage()
        .sortOptions(false)
        .customSynopsis("harrier instrument --in JAR|DIR --out JAR|DIR [options]")
        .footer(
            "",
            "Run the result with the same options, as you would run the original:",
            "  harrier run -- -jar OUT",
            "  java -Xbootclasspath/a:harrier-agent.jar -jar OUT   (options in HARRIER_OPTIONS)");
    instrument.addOption(path("--in", "jar or folder with the classes"));
    instrument.addOption(path("--out", "jar or folder for the instrumented ones"));
    OF_INSTRUMENTATION.forEach(key -> instrument.addOption(option(key)));
    return instrument;
  }

  private static CommandSpec bench() {
    CommandSpec bench = command("Runs the benchmark programs and compares tools with plain java.");
    bench.usageMessage().sortOptions(false).customSynopsis("harrier bench [options]");
    bench.addOption(
        text("--suite", "NAME", "javagrande, papers, detectors or all (default: javagrande)"));
    bench.addOption(
        text("--tools", "LIST", "chains to compare, with commas in between (default: by suite)"));
    bench.addOption(
        text("--programs", "LIST", "programs to run, with commas in between (default: all)"));
    bench.addOption(text("--reps", "N", "JVMs for each program and tool (default: 3)"));
    bench.addOption(text("--size", "SIZE", "normal, or tiny: to try the command, not to measure"));
    bench.addOption(text("--json", "FILE", "write the results as JSON, too"));
    bench.addOption(text("--html", "FILE", "write them as a page with plots, too"));
    bench.addOption(
        text("--baseline", "FILE", "JSON of an earlier run: say what has become slower since"));
    bench.addOption(
        text("--java", "HOME", "JDK to measure on (default: JAVA_HOME, else java on the path)"));
    return bench;
  }

  private static OptionSpec text(String name, String placeholder, String description) {
    return OptionSpec.builder(name)
        .type(String.class)
        .paramLabel(placeholder)
        .description(description)
        .build();
  }

  private static OptionSpec path(String name, String description) {
    return text(name, "JAR|DIR", description);
  }

  private static CommandSpec run() {
    CommandSpec run = command("Runs a Java program and reports what it finds.");
    run.usageMessage()
        .sortOptions(false)
        .customSynopsis("harrier run [options] -- JAVA-ARGS")
        .footer(
            "",
            "JAVA-ARGS is what you would write after 'java': -cp … Main args, -jar app.jar,",
            "-m module/Main, Foo.java.",
            "The same keys go into HARRIER_OPTIONS (key=value,key=value) and into",
            "harrier.properties in the working directory; the command line wins.",
            "Exit codes: the target's own; 66 if it ended with 0 and there are findings;",
            "2 if a mistake kept the target from starting.");
    run.addOption(
        OptionSpec.builder("--java")
            .type(String.class)
            .paramLabel("HOME")
            .description("JDK the target runs on (default: JAVA_HOME, else java on the path)")
            .build());
    for (Key key : Key.values()) {
      run.addOption(option(key));
    }
    return run;
  }

  private static OptionSpec option(Key key) {
    String otherwise = key.otherwise().isEmpty() ? "" : " (default: " + key.otherwise() + ")";
    OptionSpec.Builder option =
        OptionSpec.builder("--" + key.text())
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description(key.meaning().replace("%", "%%") + otherwise);
    return key.isFlag()
        ? option.arity("0..1").fallbackValue("true").paramLabel("BOOL").build()
        : option.arity("1").paramLabel(key.placeholder()).build();
  }

  private static CommandSpec tools() {
    return command("Lists every tool: what it reports, false alarms, paper.");
  }

  private static CommandSpec report() {
    CommandSpec report = command("Renders findings files; merges several into one.");
    report
        .usageMessage()
        .customSynopsis("harrier report [--format LIST] [-o FOLDER] IN…")
        .footer(
            "",
            "IN is a findings.json or a folder with one. One format goes to standard output",
            "unless -o names a folder; several go to that folder (default: harrier-report).");
    report.addOption(
        OptionSpec.builder("--format")
            .type(String.class)
            .paramLabel("LIST")
            .description("any of html,json,sarif,junit,text (default: text)")
            .build());
    report.addOption(
        OptionSpec.builder("-o", "--output")
            .type(String.class)
            .paramLabel("FOLDER")
            .description("folder for the files")
            .build());
    report.addPositional(
        PositionalParamSpec.builder()
            .index("0..*")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel("IN")
            .description("findings files")
            .build());
    return report;
  }

  private static CommandSpec command(String description) {
    CommandSpec command = CommandSpec.create();
    command.addOption(help());
    command.usageMessage().description(description);
    return command;
  }

  private static OptionSpec help() {
    return OptionSpec.builder("-h", "--help")
        .usageHelp(true)
        .description("print this help")
        .build();
  }
}
