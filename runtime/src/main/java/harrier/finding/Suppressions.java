package harrier.finding;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Findings the user does not want to hear of: lines {@code race:pkg.Class.field}, globs allowed.
 */
public final class Suppressions {
  /** One line of the file. */
  private record Rule(String prefix, Pattern name) {}

  public static final Suppressions NONE = new Suppressions(List.of());

  private final List<Rule> rules;

  private Suppressions(List<Rule> rules) {
    this.rules = rules;
  }

  /** Reads a file's lines; a mistake is an IllegalArgumentException that names the line. */
  public static Suppressions parse(String file, List<String> lines) {
    List<Rule> rules = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      int colon = line.indexOf(':');
      if (colon <= 0 || colon == line.length() - 1) {
        throw new IllegalArgumentException(
            file
                + ":"
                + (i + 1)
                + ": '"
                + line
                + "' is no suppression; write race:pkg.Class.field");
      }
      String kind = line.substring(0, colon).strip();
      if (!kind.matches("race|atomicity|determinism|deadlock|lock|\\*|[a-z]+(-[a-z]+)+")) {
        throw new IllegalArgumentException(
            file
                + ":"
                + (i + 1)
                + ": unknown kind '"
                + kind
                + "'; use race, atomicity, determinism, deadlock, lock or *");
      }
      rules.add(new Rule(kind, glob(line.substring(colon + 1).strip())));
    }
    return new Suppressions(rules);
  }

  /** {@code *} stands for any text, {@code ?} for one character. */
  public static Pattern glob(String glob) {
    StringBuilder regex = new StringBuilder();
    for (char c : glob.toCharArray()) {
      regex.append(c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf(c)));
    }
    return Pattern.compile(regex.toString());
  }

  boolean match(Finding finding) {
    for (Rule rule : rules) {
      if (kindMatches(rule.prefix(), finding.kind())
          && rule.name().matcher(finding.subject()).matches()) {
        return true;
      }
    }
    return false;
  }

  private static boolean kindMatches(String prefix, String kind) {
    return prefix.equals("*")
        || prefix.equals(kind)
        || prefix.equals("race") && kind.equals(Finding.DATA_RACE)
        || kind.startsWith(prefix + "-");
  }
}
