package harrier.finding;

import harrier.shadow.Variable;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Something a tool found wrong.
 *
 * @param kind {@code data-race}, {@code lock-discipline}, …
 * @param tool the tool that found it
 * @param variable what it is about, or null
 * @param method the method it is about, as {@code a.B.inc}, or null if it is about the variable
 * @param accesses what was done to it; for a race the earlier access first
 * @param note one more sentence for people, or null
 */
public record Finding(
    String kind,
    String tool,
    Variable variable,
    String method,
    List<Access> accesses,
    String note) {

  public static final String DATA_RACE = "data-race";
  public static final String LOCK_DISCIPLINE = "lock-discipline";
  public static final String DEADLOCK_POTENTIAL = "deadlock-potential";
  public static final String ATOMICITY_VIOLATION = "atomicity-violation";
  public static final String DETERMINISM_VIOLATION = "determinism-violation";

  /** A finding about a variable. */
  public Finding(String kind, String tool, Variable variable, List<Access> accesses, String note) {
    this(kind, tool, variable, null, accesses, note);
  }

  /**
   * Same for repeats of one finding: one for each field of each class and pair of sites, for arrays
   * and methods for each pair of sites.
   */
  String key() {
    return kind
        + ' '
        + subject()
        + ' '
        + essence().stream().map(Access::site).sorted().collect(Collectors.joining(" "));
  }

  /** The accesses that tell findings apart: what others do in between a method's own may vary. */
  private List<Access> essence() {
    return method == null || accesses.size() < 2
        ? accesses
        : List.of(accesses.get(0), accesses.get(accesses.size() - 1));
  }

  /** Stable over runs and over line shifts. */
  public String id() {
    String stable =
        kind
            + ' '
            + subject()
            + ' '
            + essence().stream()
                .map(a -> a.op() + ' ' + a.method())
                .sorted()
                .collect(Collectors.joining(" "));
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < stable.length(); i++) {
      hash = (hash ^ stable.charAt(i)) * 0x100000001b3L;
    }
    return String.format("%016x", hash);
  }

  /** Whether it would be about another variable just so. */
  public boolean isAbout(Variable other) {
    return variable == other
        || variable.kind() == other.kind()
            && variable.type().equals(other.type())
            && (variable.kind() == Variable.Kind.ARRAY || variable.equals(other));
  }

  /** The method, or else the variable without an array index: repeats differ in it. */
  String subject() {
    if (method != null) {
      return method;
    }
    if (variable == null) {
      return "";
    }
    return variable.kind() == Variable.Kind.ARRAY ? variable.type() : variable.toString();
  }
}
