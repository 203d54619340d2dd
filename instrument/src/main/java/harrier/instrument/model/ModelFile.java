package harrier.instrument.model;

import harrier.tool.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads rows. The format is described in docs/models.md:
 *
 * <pre>
 * class java.util.concurrent.locks.ReentrantLock
 *   lock()      return       acquire(this.sync)
 *   tryLock()   return true  acquire(this.sync)
 *   unlock()    enter        release(this.sync)
 * </pre>
 *
 * <p>Besides the points of a method there are {@code runWorker(Worker) calls run callback}, about
 * the calls a method makes (with {@code calls} an action comes before, with {@code called} after),
 * and {@code field result read observeNonnull(this, value)}, about the accesses of all code of the
 * class to a field of any object. Rows belong to all classes that are named since the last row.
 */
public final class ModelFile {
  private static final Pattern CLASS =
      Pattern.compile("class\\s+([\\w.$]+)(?:\\s+(since|until)\\s+(\\d+))?");

  private static final Pattern ROW =
      Pattern.compile(
          "([\\w$<>]+)\\(([^)]*)\\)\\s+(?:(\\w+)(?:\\s+(true|false|nonnull|null|zero|nonzero))?\\s+)?"
              + "(?:([\\w.]+)\\s*=\\s*)?(\\w+)(?:\\((.*)\\))?(?:\\s+since\\s+(\\d+))?(?:\\s+until\\s+(\\d+))?");

  private static final Pattern CALL =
      Pattern.compile(
          "([\\w$<>]+)\\(([^)]*)\\)\\s+(calls|called)\\s+([\\w$]+)\\s+(\\w+)(?:\\((.*)\\))?"
              + "(?:\\s+since\\s+(\\d+))?(?:\\s+until\\s+(\\d+))?");

  private static final Pattern FIELD =
      Pattern.compile(
          "field\\s+([\\w$]+)\\s+(read|write)\\s+(\\w+)\\((.*)\\)"
              + "(?:\\s+since\\s+(\\d+))?(?:\\s+until\\s+(\\d+))?");

  private static final Pattern ARGUMENT =
      Pattern.compile(
          "(this|old|value|arg(\\d+)|result|\"([^\"]*)\")(?:\\.([\\w$]+)(?::([\\w.$]+))?)?");

  /** The points of a method. */
  private static final List<String> POINTS =
      Stream.of(Row.When.values())
          .filter(point -> point != Row.When.READ && point != Row.When.WRITE)
          .map(point -> point.name().toLowerCase(Locale.ROOT))
          .toList();

  private final String name;
  private final int jdk;

  /** The lines with the rows of each class. */
  private final Map<String, List<Line>> lines = new LinkedHashMap<>();

  private final Set<String> monitors = new HashSet<>();
  private final Set<String> guards = new HashSet<>();

  /** Classes that the next rows belong to, and whether a row came since the last of them. */
  private final List<String> types = new ArrayList<>();

  private boolean hasRows = true;
  private boolean hasClass;

  /** A line that is a row, or should be one. */
  private record Line(String text, int number) {}

  private ModelFile(String name, int jdk) {
    this.name = name;
    this.jdk = jdk;
  }

  /**
   * Reads what of a file applies to a JDK.
   *
   * @throws IllegalArgumentException names file, line and mistake
   */
  static ModelFile read(String name, String text, int jdk) {
    ModelFile file = outline(name, text, jdk);
    file.rows();
    return file;
  }

  /** Reads which classes there are; their rows are looked at when they are asked for. */
  static ModelFile outline(String name, String text, int jdk) {
    ModelFile file = new ModelFile(name, jdk);
    int number = 0;
    for (String line : text.split("\n", -1)) {
      file.line(line, ++number);
    }
    return file;
  }

  /** Internal names of the classes with rows. */
  Set<String> types() {
    return lines.keySet();
  }

  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    lines.keySet().forEach(type -> rows.addAll(rows(type)));
    return rows;
  }

  /** The rows of one class. */
  List<Row> rows(String type) {
    List<Row> rows = new ArrayList<>();
    for (Line line : lines.getOrDefault(type, List.of())) {
      row(type, line.text(), line.number(), rows);
    }
    return rows;
  }

  /** Internal names of the classes whose monitors are locks of the target. */
  Set<String> monitors() {
    return monitors;
  }

  /** Internal names of the classes whose monitors order what the target does inside them. */
  Set<String> guards() {
    return guards;
  }

  private void line(String raw, int number) {
    int comment = raw.indexOf('#');
    String line = (comment < 0 ? raw : raw.substring(0, comment)).strip();
    if (line.isEmpty()) {
      return;
    }
    Matcher header = line.startsWith("class") ? CLASS.matcher(line) : null;
    if (header != null && header.matches()) {
      if (hasRows) {
        types.clear();
      }
      hasClass = true;
      hasRows = false;
      if (header.group(2) == null || inRange(header.group(2), header.group(3))) {
        types.add(header.group(1).replace('.', '/'));
      }
      return;
    }
    if (!hasClass) {
      throw mistake(number, "a row before the first 'class'");
    }
    hasRows = true;
    if (line.equals(Row.MONITORS)) {
      monitors.addAll(types);
    } else if (line.equals(Row.GUARDS)) {
      guards.addAll(types);
    } else {
      Line row = new Line(line, number);
      types.forEach(type -> lines.computeIfAbsent(type, t -> new ArrayList<>()).add(row));
    }
  }

  private void row(String type, String line, int number, List<Row> rows) {
    Matcher call = CALL.matcher(line);
    Matcher field = FIELD.matcher(line);
    Matcher row = ROW.matcher(line);
    if (line.contains(" call") && call.matches()) {
      if (applies(call, 7)) {
        rows.add(call(type, call, number));
      }
    } else if (line.startsWith("field") && field.matches()) {
      if (applies(field, 5)) {
        rows.add(field(type, field, number));
      }
    } else if (row.matches()) {
      if (applies(row, 8)) {
        rows.add(row(type, row, number));
      }
    } else {
      throw mistake(number, "'" + line + "' is no row; write METHOD(TYPES) WHEN ACTION(…)");
    }
  }

  /** Whether the JDK is in the range that two groups give. */
  private boolean applies(Matcher m, int since) {
    return (m.group(since) == null || inRange("since", m.group(since)))
        && (m.group(since + 1) == null || inRange("until", m.group(since + 1)));
  }

  /** {@code until 17}: 17 is the last. */
  private boolean inRange(String word, String version) {
    int bound = Integer.parseInt(version);
    return word.equals("since") ? jdk >= bound : jdk <= bound;
  }

  private Row call(String type, Matcher m, int number) {
    String action = known(m.group(5), number);
    List<Argument> arguments = arguments(m.group(6), number);
    taking(action, arguments, number);
    boolean before = m.group(3).equals("calls");
    if (!before && Row.isScope(action)) {
      throw mistake(number, "write 'calls " + m.group(4) + " " + action + "'");
    }
    return new Row(
        type,
        m.group(1),
        parameters(m.group(2)),
        before ? Row.When.CALL : Row.When.CALLED,
        m.group(4),
        Row.Condition.ALWAYS,
        action,
        arguments,
        null,
        name + ":" + number);
  }

  private Row field(String type, Matcher m, int number) {
    String action = known(m.group(3), number);
    List<Argument> arguments = arguments(m.group(4), number);
    taking(action, arguments, number);
    boolean isThis = arguments.get(0).base() == Argument.Base.THIS;
    if (!isThis || arguments.stream().anyMatch(argument -> argument.field() != null)) {
      throw mistake(number, "a row of a field speaks of this, then of value or a text");
    }
    return new Row(
        type,
        m.group(1),
        null,
        m.group(2).equals("read") ? Row.When.READ : Row.When.WRITE,
        null,
        Row.Condition.ALWAYS,
        action,
        arguments,
        null,
        name + ":" + number);
  }

  private String known(String action, int number) {
    if (!Models.words().contains(action)) {
      throw mistake(
          number,
          "unknown action '" + action + "'; nearest: " + Words.nearest(action, Models.words()));
    }
    return action;
  }

  private void taking(String action, List<Argument> arguments, int number) {
    if (Models.action(action, arguments.size()) == null) {
      throw mistake(number, "'" + action + "' does not take " + arguments.size() + " arguments");
    }
  }

  private List<Argument> arguments(String text, int number) {
    List<Argument> arguments = new ArrayList<>();
    if (text != null && !text.isBlank()) {
      for (String each : text.split(",", -1)) {
        arguments.add(argument(each.strip(), number));
      }
    }
    return arguments;
  }

  private Row row(String type, Matcher m, int number) {
    String action = known(m.group(6), number);
    Row.When when = Row.When.ENTER;
    if (m.group(3) != null) {
      if (!POINTS.contains(m.group(3))) {
        throw mistake(
            number,
            "unknown point '" + m.group(3) + "'; nearest: " + Words.nearest(m.group(3), POINTS));
      }
      when = Row.When.valueOf(m.group(3).toUpperCase(Locale.ROOT));
    }
    Row.Condition condition =
        m.group(4) == null
            ? Row.Condition.ALWAYS
            : Row.Condition.valueOf(m.group(4).toUpperCase(Locale.ROOT));
    List<Argument> arguments = arguments(m.group(7), number);
    taking(action, arguments, number);
    return new Row(
        type,
        m.group(1),
        parameters(m.group(2)),
        when,
        null,
        condition,
        action,
        arguments,
        m.group(5) == null ? null : argument(m.group(5), number),
        name + ":" + number);
  }

  /** Simple names of types; null for all overloads. */
  private static List<String> parameters(String text) {
    if (text.strip().equals("*")) {
      return null;
    }
    return text.isBlank()
        ? List.of()
        : Arrays.stream(text.split(",", -1)).map(String::strip).toList();
  }

  private Argument argument(String text, int number) {
    Matcher m = ARGUMENT.matcher(text);
    if (!m.matches()) {
      throw mistake(
          number, "'" + text + "' is no argument; write this, arg1, result, or a field of these");
    }
    if (m.group(3) != null) {
      return new Argument(Argument.Base.TEXT, 0, null, null, m.group(3));
    }
    String fieldType = m.group(5) == null ? null : m.group(5).replace('.', '/');
    if (m.group(2) != null) {
      int index = Integer.parseInt(m.group(2)) - 1;
      if (index < 0) {
        throw mistake(number, "arguments are counted from arg1");
      }
      return new Argument(Argument.Base.ARG, index, m.group(4), fieldType, null);
    }
    Argument.Base base = Argument.Base.valueOf(m.group(1).toUpperCase(Locale.ROOT));
    if (base == Argument.Base.OLD && m.group(4) == null) {
      throw mistake(number, "'old' needs a field: write old.field");
    }
    return new Argument(base, 0, m.group(4), fieldType, null);
  }

  private IllegalArgumentException mistake(int number, String what) {
    return new IllegalArgumentException(name + ":" + number + ": " + what);
  }
}
