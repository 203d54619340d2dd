package harrier.cli;

import bench.Programs;
import harrier.bench.Baseline;
import harrier.bench.Bench;
import harrier.bench.HtmlPage;
import harrier.bench.JsonReport;
import harrier.bench.Progress;
import harrier.bench.Report;
import harrier.bench.Setting;
import harrier.bench.Suite;
import harrier.tool.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.ParseResult;
import sun.misc.Signal;

/** {@code harrier bench}: runs the benchmark programs and prints the tables. */
final class BenchCommand {
  private static final int MOST_REPS = 1000;

  /** Signals that end a run early. */
  private static final List<String> INTERRUPTIONS = List.of("INT", "TERM");

  private final Surroundings here;
  private final Suite suite;
  private final List<String> tools;
  private final Setting setting;

  /** Null if not asked for, as the next two. */
  private final Path json;

  private final Path html;
  private final Baseline baseline;

  /** What to end with if the user interrupted it, else 0. */
  private volatile int interrupted;

  BenchCommand(ParseResult given, Surroundings here) {
    this.here = here;
    suite = suite(given.matchedOptionValue("--suite", Suite.JAVAGRANDE.title()));
    tools = tools(given.matchedOptionValue("--tools", null));
    boolean tiny = size(given.matchedOptionValue("--size", "normal")).equals("tiny");
    int reps = reps(given.matchedOptionValue("--reps", "3"));
    Path java = JavaHome.java(given.matchedOptionValue("--java", null), here);
    List<String> programs = programs(given.matchedOptionValue("--programs", ""));
    setting = new Setting(java, here.agent(), reps, tiny, programs);
    json = file(given.matchedOptionValue("--json", null));
    html = file(given.matchedOptionValue("--html", null));
    baseline = baseline(given.matchedOptionValue("--baseline", null));
  }

  /** Measures and tells. A user who interrupts it is told of what there is by then. */
  int run() {
    Bench bench = new Bench(suite, tools, setting, new Progress(terminal(), here.out()));
    INTERRUPTIONS.forEach(name -> stopAt(name, bench));
    Report report = bench.run(sofar -> write(json, JsonReport::of, sofar));
    if (baseline != null) {
      report = report.comparedWith(baseline);
    }
    here.out().println();
    here.out().print(report.text());
    here.out().flush();
    write(json, JsonReport::of, report);
    write(html, HtmlPage::of, report);
    return interrupted != 0 ? interrupted : report.isRight() ? 0 : 1;
  }

  /** The second time there is no more patience. */
  private void stopAt(String name, Bench bench) {
    try {
      Signal.handle(
          new Signal(name),
          signal -> {
            int code = 128 + signal.getNumber();
            if (interrupted != 0) {
              Runtime.getRuntime().halt(code);
            }
            interrupted = code;
            bench.stop();
          });
    } catch (IllegalArgumentException e) {
      // The signal is ignored, as under nohup, and may stay so.
    }
  }

  private java.io.PrintStream terminal() {
    return here.hasTerminal() ? here.err() : null;
  }

  private static Suite suite(String name) {
    return Suite.valueOf(oneOf("--suite", name, Suite.titles()).toUpperCase(Locale.ROOT));
  }

  private static String size(String name) {
    return oneOf("--size", name, List.of("normal", "tiny"));
  }

  private static String oneOf(String option, String name, List<String> names) {
    if (!names.contains(name)) {
      throw new Mistake(
          option
              + " '"
              + name
              + "' is not one of "
              + String.join(", ", names)
              + "; did you mean '"
              + Words.nearest(name, names)
              + "'?");
    }
    return name;
  }

  private static int reps(String text) {
    try {
      int reps = Integer.parseInt(text);
      if (reps >= 1 && reps <= MOST_REPS) {
        return reps;
      }
    } catch (NumberFormatException e) {
      // Falls through to the one message.
    }
    throw new Mistake("--reps '" + text + "' is not a whole number from 1 to " + MOST_REPS);
  }

  private static List<String> programs(String list) {
    return list.isBlank()
        ? List.of()
        : Arrays.stream(list.split(",", -1))
            .map(name -> oneOf("--programs", name.strip(), Programs.titles()))
            .toList();
  }

  /** The chains that the user named, which must be there. */
  private List<String> tools(String named) {
    if (named == null) {
      return List.of();
    }
    List<String> tools = Arrays.stream(named.split(",", -1)).map(String::strip).toList();
    for (String tool : tools) {
      if (tool.isEmpty()) {
        throw new Mistake("--tools '" + named + "' lacks a name; write it as in Empty,FastTrack");
      }
      Map<Key, String> options = new EnumMap<>(Key.class);
      options.put(Key.TOOL, tool);
      Tools.check(Options.merge(options, here));
    }
    return tools;
  }

  private Path file(String name) {
    if (name == null) {
      return null;
    }
    Path file = here.resolve(name);
    if (Files.isDirectory(file) || !Files.isDirectory(file.getParent())) {
      throw new Mistake("cannot write '" + name + "'; name a file in a folder that exists");
    }
    return file;
  }

  private Baseline baseline(String name) {
    if (name == null) {
      return null;
    }
    try {
      return Baseline.read(here.resolve(name));
    } catch (NoSuchFileException e) {
      throw new Mistake("--baseline: there is no file '" + name + "'; check the path");
    } catch (IOException e) {
      throw new Mistake("--baseline: cannot read '" + name + "' (" + e.getMessage() + ")");
    }
  }

  /** All of it or nothing: a draft takes the file's place when it is complete. */
  private static void write(Path file, Function<Report, String> form, Report report) {
    if (file != null) {
      try {
        Path draft = Files.writeString(Path.of(file + ".draft"), form.apply(report));
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException e) {
        throw new Mistake("cannot write " + file + " (" + e.getMessage() + ")");
      }
    }
  }
}
