package harrier.trace;

import java.util.List;

/**
 * What the threads of a program did, step by step.
 *
 * <p>As text, a trace has a line of thread names and then one operation a line, in the column of
 * its thread; {@code !} behind an access says that a report belongs there.
 *
 * <pre>
 * t0        t1
 * wr x
 * fork t1
 *           rd x
 * wr x !
 * </pre>
 *
 * @param threads all threads in the order of their columns
 */
public record Trace(List<String> threads, List<Step> steps) {
  /** Reads the text of a trace; a mistake is an IllegalArgumentException that names its line. */
  public static Trace parse(String text) {
    return new Columns(text).trace();
  }

  /** The trace as text. Reading it again gives each step the line it has there. */
  @Override
  public String toString() {
    int width = 0;
    for (String thread : threads) {
      width = Math.max(width, thread.length() + 2);
    }
    for (Step step : steps) {
      width = Math.max(width, step.toString().length() + 2);
    }
    StringBuilder text = new StringBuilder();
    for (String thread : threads) {
      text.append(thread).append(" ".repeat(width - thread.length()));
    }
    text.replace(0, text.length(), text.toString().stripTrailing());
    for (Step step : steps) {
      text.append('\n').append(" ".repeat(width * threads.indexOf(step.thread()))).append(step);
    }
    return text.append('\n').toString();
  }
}
