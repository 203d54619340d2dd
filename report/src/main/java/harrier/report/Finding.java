package harrier.report;

import com.google.gson.annotations.SerializedName;
import java.util.List;
import java.util.stream.Collectors;

/** One finding as the findings file describes it. Members that do not apply are null or empty. */
record Finding(
    String id,
    String kind,
    String tool,
    String method,
    Variable variable,
    List<Access> accesses,
    String note,
    long count,
    boolean suppressed,
    @SerializedName("new") Boolean isNew) {

  Finding {
    id = id == null ? "" : id;
    kind = kind == null || kind.isBlank() ? "finding" : kind;
    tool = tool == null ? "" : tool;
    accesses = accesses == null ? List.of() : List.copyOf(accesses);
    isNew = isNew == null || isNew;
  }

  /** Whether the finding speaks for itself: neither suppressed nor known from the baseline. */
  boolean counts() {
    return !suppressed && isNew;
  }

  /** Why the finding does not count, or empty. */
  String excuse() {
    return suppressed ? "suppressed" : isNew ? "" : "in the baseline";
  }

  /** The kind as people write it: {@code data race}. */
  String what() {
    return kind.replace('-', ' ');
  }

  /** The method or variable it is about, without an array index; empty if there is none. */
  String subject() {
    if (method != null) {
      return method;
    }
    return variable == null ? "" : variable.subject();
  }

  /** The greppable line without its first word: what, on what, and where. */
  String headline() {
    String sites =
        accesses.stream().map(a -> a.at().position()).collect(Collectors.joining(" <-> "));
    return (what() + " " + subject()).strip() + (sites.isEmpty() ? "" : " " + sites);
  }

  /** The line that silences this finding in a suppressions file. */
  String suppression() {
    String prefix =
        switch (kind) {
          case "data-race" -> "race";
          case "atomicity-violation" -> "atomicity";
          case "determinism-violation" -> "determinism";
          case "deadlock-potential" -> "deadlock";
          case "lock-discipline" -> "lock";
          default -> kind;
        };
    return prefix + ":" + (subject().isEmpty() ? "*" : subject());
  }
}
