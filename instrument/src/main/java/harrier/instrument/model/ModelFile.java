package harrier.instrument.model;

import harrier.tool.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads rows. The format is described in docs/models.md:
 *
 * <pre>
 * class java.util.concurrent.locks.ReentrantLock
 *   lock()      return       acquire(this.sync)
 *   tryLock()   return true  acquire(this.sync)
 *   unlock()    enter        release(this.sync)
 * </pre>
 */
public final class ModelFile {
  private static final Pattern CLASS =
      Pattern.compile("class\\s+([\\w.$]+)(?:\\s+(since|until)\\s+(\\d+))?");

  private static final Pattern ROW =
      Pattern.compile(
          "([\\w$<>]+)\\(([^)]*)\\)\\s+(?:(\\w+)(?:\\s+(true|false|nonnull|null|zero|nonzero))?\\s+)?"
              + "(?:([\\w.]+)\\s*=\\s*)?(\\w+)(?:\\((.*)\\))?(?:\\s+since\\s+(\\d+))?(?:\\s+until\\s+(\\d+))?");

  private static final Pattern ARGUMENT =
      Pattern.compile("(this|old|arg(\\d+)|result|\"([^\"]*)\")(?:\\.([\\w$]+)(?::([\\w.$]+))?)?");

  private final String name;
  private final int jdk;
  private final List<Row> rows = new ArrayList<>();
  private final Set<String> monitors = new HashSet<>();
  private String type;
  private boolean applies;

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
    ModelFile file = new ModelFile(name, jdk);
    int number = 0;
    for (String line : text.split("\n", -1)) {
      file.line(line, ++number);
    }
    return file;
  }

  List<Row> rows() {
    return rows;
  }

  /** Internal names of the classes whose monitors are locks of the target. */
  Set<String> monitors() {
    return monitors;
  }

  private void line(String raw, int number) {
    int comment = raw.indexOf('#');
    String line = (comment < 0 ? raw : raw.substring(0, comment)).strip();
    if (line.isEmpty()) {
      return;
    }
    Matcher header = CLASS.matcher(line);
    if (header.matches()) {
      type = header.group(1).replace('.', '/');
      applies = header.group(2) == null || inRange(header.group(2), header.group(3));
      return;
    }
    if (line.equals(Row.MONITORS) && type != null) {
      if (applies) {
        monitors.add(type);
      }
      return;
    }
    Matcher row = ROW.matcher(line);
    if (!row.matches()) {
      throw mistake(number, "'" + line + "' is no row; write METHOD(TYPES) WHEN ACTION(…)");
    }
    if (type == null) {
      throw mistake(number, "a row before the first 'class'");
    }
    if (applies
        && (row.group(8) == null || inRange("since", row.group(8)))
        && (row.group(9) == null || inRange("until", row.group(9)))) {
      rows.add(row(row, number));
    }
  }

  /** {@code until 17}: 17 is the last. */
  private boolean inRange(String word, String version) {
    int bound = Integer.parseInt(version);
    return word.equals("since") ? jdk >= bound : jdk <= bound;
  }

  private Row row(Matcher m, int number) {
    String action = m.group(6);
    if (!Models.words().contains(action)) {
      throw mistake(
          number,
          "unknown action '" + action + "'; nearest: " + Words.nearest(action, Models.words()));
    }
    Row.When when = Row.When.ENTER;
    if (m.group(3) != null) {
      List<String> words =
          Arrays.stream(Row.When.values()).map(w -> w.name().toLowerCase(Locale.ROOT)).toList();
      if (!words.contains(m.group(3))) {
        throw mistake(
            number,
            "unknown point '" + m.group(3) + "'; nearest: " + Words.nearest(m.group(3), words));
      }
      when = Row.When.valueOf(m.group(3).toUpperCase(Locale.ROOT));
    }
    Row.Condition condition =
        m.group(4) == null
            ? Row.Condition.ALWAYS
            : Row.Condition.valueOf(m.group(4).toUpperCase(Locale.ROOT));
    List<Argument> arguments = new ArrayList<>();
    if (m.group(7) != null && !m.group(7).isBlank()) {
      for (String each : m.group(7).split(",", -1)) {
        arguments.add(argument(each.strip(), number));
      }
    }
    if (Models.action(action, arguments.size()) == null) {
      throw mistake(number, "'" + action + "' does not take " + arguments.size() + " arguments");
    }
    return new Row(
        type,
        m.group(1),
        m.group(2).strip().equals("*") ? null : parameters(m.group(2)),
        when,
        condition,
        action,
        arguments,
        m.group(5) == null ? null : argument(m.group(5), number),
        name + ":" + number);
  }

  private static List<String> parameters(String text) {
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
