package harrier.instrument.offline;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** What became of the classes, and what the user should know. */
public final class Tally {
  private final Consumer<String> notices;
  private final Consumer<Integer> progress;
  private int rewritten;

  /** How many classes were left alone, by reason. */
  private final Map<String, Integer> left = new TreeMap<>();

  private int seen;

  /**
   * @param notices gets lines for the user
   * @param progress gets the number of classes so far
   */
  public Tally(Consumer<String> notices, Consumer<Integer> progress) {
    this.notices = notices;
    this.progress = progress;
  }

  void rewritten() {
    rewritten++;
    progress.accept(++seen);
  }

  void left(String reason) {
    left.merge(reason, 1, Integer::sum);
    progress.accept(++seen);
  }

  void notice(String line) {
    notices.accept(line);
  }

  /** One line. */
  @Override
  public String toString() {
    StringBuilder line = new StringBuilder(classes(rewritten) + " rewritten");
    int alone = left.values().stream().mapToInt(Integer::intValue).sum();
    if (alone > 0) {
      line.append(", ").append(alone).append(" left alone");
      String separator = " (";
      for (Map.Entry<String, Integer> each : left.entrySet()) {
        line.append(separator).append(each.getValue()).append(' ').append(each.getKey());
        separator = ", ";
      }
      line.append(')');
    }
    return line.toString();
  }

  private static String classes(int count) {
    return count == 1 ? "1 class" : count + " classes";
  }
}
