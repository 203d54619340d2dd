package harrier.endtoend;

import java.util.List;

/**
 * Findings about one variable, which someone has looked into.
 *
 * @param variable a field with its class, the type of an array, or the class of an object of the
 *     JDK
 * @param user the class that uses the array or object; null for a field
 */
record Review(String variable, String user) {
  /** {@code FIELD}, or {@code ARRAY at CLASS}, or {@code OBJECT at CLASS}. */
  static Review of(List<String> words) {
    if (words.size() != 1 && (words.size() != 3 || !words.get(1).equals("at"))) {
      throw new IllegalStateException("race " + String.join(" ", words));
    }
    return new Review(words.get(0), words.size() == 1 ? null : words.get(2));
  }

  boolean covers(FindingsFile.Finding finding) {
    FindingsFile.Variable found = finding.variable();
    if (user == null) {
      return variable.equals(found.className() + "." + found.name());
    }
    return variable.equals(found.array() != null ? found.array() : found.className())
        && finding.accesses().stream().anyMatch(each -> isOf(user, each.site()));
  }

  private static boolean isOf(String className, String site) {
    return site.startsWith(className + ".") || site.startsWith(className + "$");
  }
}
