package harrier.instrument.model;

import harrier.hook.ObjectEffect;
import harrier.hook.ObjectEffect.Extent;
import harrier.hook.ObjectType;
import harrier.hook.ObjectType.Role;
import harrier.tool.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the table of objects that are not thread-safe. The format is described in docs/objects.md:
 *
 * <pre>
 * object java.util.BitSet
 *   read: get cardinality
 *   write: set clear
 *   write, read arg1: and or
 * view java.util.HashMap$KeySet of this$0
 * </pre>
 */
final class ObjectFile {
  private static final Pattern HEADER =
      Pattern.compile(
          "(\\w+)\\s+([\\w.$]+)(?:\\s+(of|in)\\s+([\\w$]+))?"
              + "(?:\\s+(from|by)\\s+([\\w$]+))?(?:\\s+since\\s+(\\d+))?(?:\\s+until\\s+(\\d+))?");

  /** What comes before the colon of a row. */
  private static final Pattern EFFECTS =
      Pattern.compile("(.+?)(?:\\s+since\\s+(\\d+))?(?:\\s+until\\s+(\\d+))?\\s*");

  private static final Pattern EFFECT =
      Pattern.compile(
          "(\\w+)(?:\\s+(?:(source)|arg(\\d+)(?:\\s+(all|range|part|head))?"
              + "|if\\s+([\\w$]+)|(all)|element\\s+arg(\\d+)))?");

  private static final Pattern METHOD = Pattern.compile("([\\w$<>]+)(?:\\(([^)]*)\\))?");

  private static final List<String> ROLES =
      Arrays.stream(Role.values()).map(role -> role.name().toLowerCase(Locale.ROOT)).toList();

  private final String name;
  private final int jdk;
  private final Map<String, ObjectType> types = new LinkedHashMap<>();

  /** Effects by what was read: many rows have the same. Null for those that another JDK has. */
  private final Map<String, ObjectEffect> effects = new HashMap<>();

  /** Rows of the type that is being read. */
  private List<ObjectType.Row> rows;

  private ObjectFile(String name, int jdk) {
    this.name = name;
    this.jdk = jdk;
  }

  /**
   * The types of a file that apply to a JDK, by binary name.
   *
   * @throws IllegalArgumentException names file, line and mistake
   */
  static Map<String, ObjectType> read(String name, String text, int jdk) {
    ObjectFile file = new ObjectFile(name, jdk);
    int number = 0;
    for (String line : text.split("\n", -1)) {
      int comment = line.indexOf('#');
      String content = (comment < 0 ? line : line.substring(0, comment)).strip();
      number++;
      if (!content.isEmpty()) {
        file.line(content, number);
      }
    }
    return file.types;
  }

  private void line(String line, int number) {
    int colon = line.indexOf(':');
    if (colon > 0) {
      row(line.substring(0, colon), line.substring(colon + 1), number);
      return;
    }
    Matcher header = HEADER.matcher(line);
    if (!header.matches()) {
      throw mistake(number, "'" + line + "' is neither a type nor a row; write EFFECTS: METHODS");
    }
    header(header, number);
  }

  private void header(Matcher m, int number) {
    if (!ROLES.contains(m.group(1))) {
      throw mistake(
          number,
          "unknown word '" + m.group(1) + "'; nearest: " + Words.nearest(m.group(1), ROLES));
    }
    Role role = Role.valueOf(m.group(1).toUpperCase(Locale.ROOT));
    boolean isFace =
        role == Role.VIEW || role == Role.CURSOR || role == Role.LIST || role == Role.GUARDED;
    if (isFace != "of".equals(m.group(3)) || role != Role.OBJECT && "in".equals(m.group(3))) {
      throw mistake(
          number, "'" + m.group(1) + "' " + (isFace ? "needs 'of FIELD'" : "cannot have a field"));
    }
    String second = role == Role.GUARDED ? "by" : role == Role.VIEW ? "from" : null;
    if (m.group(5) != null && !m.group(5).equals(second)
        || m.group(5) == null && role == Role.GUARDED) {
      throw mistake(
          number,
          "'"
              + m.group(1)
              + "' "
              + (second == null ? "has one field" : "needs '" + second + " FIELD'"));
    }
    rows = new ArrayList<>();
    if (applies(m.group(7), m.group(8))) {
      String place = name + ":" + number;
      types.put(m.group(2), new ObjectType(m.group(2), role, m.group(4), m.group(6), rows, place));
    }
  }

  /** {@code until 17}: 17 is the last. */
  private boolean applies(String since, String until) {
    return (since == null || jdk >= Integer.parseInt(since))
        && (until == null || jdk <= Integer.parseInt(until));
  }

  private void row(String what, String methods, int number) {
    if (rows == null) {
      throw mistake(number, "a row before the first type");
    }
    if (!effects.containsKey(what)) {
      effects.put(what, effectHere(what, number));
    }
    ObjectEffect effect = effects.get(what);
    if (effect == null) {
      return;
    }
    Matcher method = METHOD.matcher(methods);
    int end = 0;
    while (method.find()) {
      if (!methods.substring(end, method.start()).isBlank()) {
        break;
      }
      end = method.end();
      rows.add(
          new ObjectType.Row(
              method.group(1), parameters(method.group(2)), effect, name + ":" + number));
    }
    if (end == 0 || !methods.substring(end).isBlank()) {
      throw mistake(number, "'" + methods.substring(end).strip() + "' is no list of methods");
    }
  }

  /** Null if the JDK has no such methods. */
  private ObjectEffect effectHere(String what, int number) {
    Matcher m = EFFECTS.matcher(what);
    if (!m.matches()) {
      throw mistake(number, "a row without an effect; write EFFECTS: METHODS");
    }
    ObjectEffect effect = effect(m.group(1), number);
    return applies(m.group(2), m.group(3)) ? effect : null;
  }

  private static List<String> parameters(String text) {
    if (text == null) {
      return null;
    }
    return text.isBlank()
        ? List.of()
        : Arrays.stream(text.split(",", -1)).map(String::strip).toList();
  }

  private ObjectEffect effect(String text, int number) {
    int reads = 0;
    int writes = 0;
    int element = 0;
    boolean writesElement = false;
    String condition = null;
    Extent extent = Extent.NONE;
    for (String each : text.split(",", -1)) {
      Matcher m = EFFECT.matcher(each.strip());
      if (!m.matches() || !List.of("read", "write", "none").contains(m.group(1))) {
        String word = each.strip().split("\\s", 2)[0];
        throw mistake(
            number,
            "unknown effect '"
                + each.strip()
                + "'; nearest: "
                + Words.nearest(word, List.of("read", "write", "none")));
      }
      if (m.group(1).equals("none")) {
        continue;
      }
      int object = ObjectEffect.RECEIVER;
      if (m.group(2) != null) {
        object = ObjectEffect.SOURCE;
      } else if (m.group(3) != null) {
        object = argument(Integer.parseInt(m.group(3)), number);
      }
      if (m.group(4) != null) {
        extent = Extent.valueOf(m.group(4).toUpperCase(Locale.ROOT));
      }
      if (m.group(6) != null) {
        element = ObjectEffect.ALL;
      } else if (m.group(7) != null) {
        element = Integer.parseInt(m.group(7));
        writesElement = m.group(1).equals("write");
      }
      boolean isRead = m.group(1).equals("read") || m.group(5) != null || element != 0;
      reads |= isRead ? object : 0;
      writes |= isRead ? 0 : object;
      condition = m.group(5) == null ? condition : m.group(5);
    }
    return new ObjectEffect(reads, writes, condition, element, writesElement, extent);
  }

  private int argument(int argument, int number) {
    if (argument < 1 || argument > ObjectEffect.MAX_ARGUMENT) {
      throw mistake(number, "arguments are counted from arg1");
    }
    return 1 << argument;
  }

  private IllegalArgumentException mistake(int number, String what) {
    return new IllegalArgumentException(name + ":" + number + ": " + what);
  }
}
