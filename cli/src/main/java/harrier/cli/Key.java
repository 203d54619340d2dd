package harrier.cli;

import harrier.tool.Optimization;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Every option of a run: the same keys on the command line, in the environment and in the file. */
enum Key {
  TOOL("tool", "CHAIN", "FastTrack", "tools: A:B:C in sequence, A|B in parallel", Check.anything()),
  REPORT("report", "FOLDER", "harrier-report", "where the results go", Check.folder()),
  FORMAT(
      "format",
      "LIST",
      "json,html",
      "files beside findings.json: json,html,sarif,junit,text",
      Check.formats()),
  INCLUDE(
      "include",
      "GLOBS",
      "",
      "classes whose memory accesses are checked (a.b.*,c.D)",
      Check.anything()),
  EXCLUDE("exclude", "GLOBS", "", "classes whose accesses are not checked", Check.anything()),
  SUPPRESSIONS(
      "suppressions",
      "FILE",
      "",
      "findings not to report: lines race:pkg.Class.field",
      Check.suppressions()),
  BASELINE("baseline", "FILE", "", "a findings file: what is in it is not new", Check.findings()),
  EXITCODE(
      "exitcode",
      "N",
      "66",
      "exit code if there are findings and the target ended with 0",
      Check.number(0, 255)),
  HALT_ON_ERROR("halt_on_error", "", "false", "stop at the first finding", Check.flag()),
  STACKS(
      "stacks",
      "MODE",
      "adaptive",
      "site, full, or adaptive: full once a race recurs",
      Check.oneOf("site", "adaptive", "full")),
  FIELDS(
      "granularity.fields",
      "GRAIN",
      "fine",
      "fine, coarse or adaptive",
      Check.oneOf("fine", "coarse", "adaptive")),
  ARRAYS(
      "granularity.arrays",
      "GRAIN",
      "fine",
      "fine, coarse or adaptive",
      Check.oneOf("fine", "coarse", "adaptive")),
  SERIALIZE("serialize", "", "false", "one event handler at a time", Check.flag()),
  COLLECTIONS(
      "collections",
      "",
      "true",
      "calls on JDK objects that are not thread-safe count as accesses to them",
      Check.flag()),
  IO_EDGES(
      "io_edges",
      "",
      "",
      "hand-offs through files, pipes and sockets count as synchronization",
      Check.flag()),
  TOOLPATH("toolpath", "JARS", "", "jars with your own tools", Check.toolPath()),
  CACHE(
      "cache", "FOLDER", "", "where instrumented classes are kept for later runs", Check.folder()),
  ARCHIVE(
      "archive",
      "FILE",
      "",
      "where the JVM keeps classes that were instrumented offline, for faster starts",
      Check.place()),
  MODELS("models", "FILE", "", "extra synchronization models", Check.file()),
  PLAN(
      "plan",
      "FILE",
      "",
      "result of a static analysis (not available yet)",
      Check.notYet("static plans are not available yet; leave the option out")),
  ATOMIC(
      "atomic",
      "METHODS",
      "public",
      "methods that have to be atomic: annotated, synchronized, public, or a file of patterns",
      Check.methods("annotated", "synchronized", "public")),
  DETERMINISTIC(
      "deterministic",
      "METHODS",
      "run",
      "what has to be deterministic: run, annotated, or a file of patterns",
      Check.methods("run", "annotated")),
  FAULT_SHARE(
      "fault.share", "SHARE", "", "share of events FaultInjection drops, 0 to 1", Check.share()),
  FAULT_SEED(
      "fault.seed",
      "N",
      "",
      "seed of FaultInjection",
      Check.number(Long.MIN_VALUE, Long.MAX_VALUE)),
  WITHOUT(
      "without",
      "LIST",
      "",
      "optimizations to switch off, to measure them: " + String.join(",", Optimization.names()),
      Check.optimizations()),
  GOODLOCK_ORDERED(
      "goodlock.ordered",
      "",
      "false",
      "Goodlock reports circles that were ordered in this run, too",
      Check.flag()),
  JUMBLE_SHARE(
      "jumble.share", "SHARE", "", "share of racy reads Jumble answers, 0 to 1", Check.share()),
  JUMBLE_SEED(
      "jumble.seed", "N", "", "seed of Jumble", Check.number(Long.MIN_VALUE, Long.MAX_VALUE)),
  STATS("stats", "", "false", "rule and event statistics at the end", Check.flag()),
  QUIET("quiet", "", "false", "no findings on the console, only the closing line", Check.flag()),
  VERBOSE("verbose", "", "false", "say more about the run itself", Check.flag());

  private final String text;
  private final String placeholder;
  private final String otherwise;
  private final String meaning;
  private final Check check;

  Key(String text, String placeholder, String otherwise, String meaning, Check check) {
    this.text = text;
    this.placeholder = placeholder;
    this.otherwise = otherwise;
    this.meaning = meaning;
    this.check = check;
  }

  static Optional<Key> of(String text) {
    return Arrays.stream(values()).filter(key -> key.text.equals(text)).findFirst();
  }

  static List<String> names() {
    return Arrays.stream(values()).map(Key::text).toList();
  }

  /** The name users write. */
  String text() {
    return text;
  }

  /** What stands for the value in help; empty for a flag. */
  String placeholder() {
    return placeholder;
  }

  /** The value if none is given; empty if there is none. */
  String otherwise() {
    return otherwise;
  }

  String meaning() {
    return meaning;
  }

  Check check() {
    return check;
  }

  /** Whether the key may stand alone, for true. */
  boolean isFlag() {
    return placeholder.isEmpty();
  }

  /** What joins the values of a key that is given several times; null if the last one wins. */
  String joiner() {
    return switch (this) {
      case INCLUDE, EXCLUDE, FORMAT, WITHOUT, ATOMIC -> ",";
      case TOOLPATH -> java.io.File.pathSeparator;
      default -> null;
    };
  }
}
