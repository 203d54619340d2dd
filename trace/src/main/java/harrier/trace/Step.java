package harrier.trace;

import java.util.List;

/**
 * One operation of one thread.
 *
 * @param line its line in the text of the trace
 * @param operands what it is done to: one name for most operations
 * @param reported whether a report belongs here
 */
public record Step(int line, String thread, Op op, List<String> operands, boolean reported) {
  /** The one thing it is done to. */
  public String operand() {
    return operands.get(0);
  }

  /** As in a column of a trace: {@code wr x !}. */
  @Override
  public String toString() {
    return op
        + (operands.isEmpty() ? "" : " " + String.join(" ", operands))
        + (reported ? " !" : "");
  }
}
