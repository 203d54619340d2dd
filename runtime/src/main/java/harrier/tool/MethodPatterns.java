package harrier.tool;

import harrier.finding.Suppressions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Methods that the lines of a file name: {@code pkg.Class.method}, globs allowed. */
public final class MethodPatterns {
  /** From here to the end of a line. */
  private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*");

  private final List<Pattern> patterns;

  private MethodPatterns(List<Pattern> patterns) {
    this.patterns = patterns;
  }

  /** Reads a file's lines; a mistake is an IllegalArgumentException that names the line. */
  public static MethodPatterns parse(String file, List<String> lines) {
    List<Pattern> patterns = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = COMMENT.matcher(lines.get(i)).replaceFirst("").strip();
      if (!line.isEmpty()) {
        require(canName(line), file + ":" + (i + 1) + ": '" + line + "' names no method");
        patterns.add(Suppressions.glob(line));
      }
    }
    require(!patterns.isEmpty(), "'" + file + "' names no method");
    return new MethodPatterns(patterns);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise + "; write pkg.Class.method");
    }
  }

  /** Whether some method can have the name. */
  private static boolean canName(String pattern) {
    boolean hasClass = pattern.indexOf('.') >= 0 || pattern.indexOf('*') >= 0;
    return hasClass
        && pattern.chars().allMatch(MethodPatterns::isPart)
        && !("." + pattern + ".").contains("..");
  }

  /** Kotlin's names of methods have hyphens. */
  private static boolean isPart(int c) {
    return ".*?-".indexOf(c) >= 0
        || Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c);
  }

  /**
   * @param name {@code pkg.Class.method}
   */
  public boolean match(String name) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(name).matches());
  }
}
