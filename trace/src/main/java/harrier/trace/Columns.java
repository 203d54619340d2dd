package harrier.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads the column notation of traces. */
final class Columns {
  private final String text;

  /** The threads by the column their names start in. */
  private final Map<Integer, String> threads = new LinkedHashMap<>();

  private final List<Step> steps = new ArrayList<>();

  Columns(String text) {
    this.text = text;
  }

  Trace trace() {
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].stripTrailing();
      if (line.indexOf('\t') >= 0) {
        throw mistake(i + 1, "tabs do not make columns; use spaces");
      }
      if (line.isEmpty()) {
        continue;
      }
      if (threads.isEmpty()) {
        header(i + 1, line);
      } else {
        step(i + 1, line);
      }
    }
    if (threads.isEmpty()) {
      throw mistake(1, "a line of thread names is missing");
    }
    return new Trace(List.copyOf(threads.values()), List.copyOf(steps));
  }

  private void header(int number, String line) {
    int at = 0;
    while (at < line.length()) {
      int end = at;
      while (end < line.length() && line.charAt(end) != ' ') {
        end++;
      }
      if (end > at) {
        String thread = line.substring(at, end);
        if (threads.containsValue(thread)) {
          throw mistake(number, "two columns for " + thread);
        }
        threads.put(at, thread);
      }
      at = end + 1;
    }
  }

  private void step(int number, String line) {
    String words = line.stripLeading();
    int column = line.length() - words.length();
    String thread = threads.get(column);
    if (thread == null) {
      throw mistake(number, "'" + words + "' starts in no thread's column; they are " + columns());
    }
    List<String> operands = new ArrayList<>(Arrays.asList(words.split(" +")));
    boolean reported = operands.get(operands.size() - 1).equals("!");
    if (reported) {
      operands.remove(operands.size() - 1);
    }
    Op op = operands.isEmpty() ? null : Op.of(operands.remove(0));
    if (op == null) {
      throw mistake(number, "'" + words + "' is no operation; they are " + List.of(Op.values()));
    }
    String objection = op.objectionTo(operands.size());
    if (objection != null) {
      throw mistake(number, "'" + words + "': " + objection);
    }
    if (reported && !op.isAccess()) {
      throw mistake(number, "'" + words + "': only an access can be reported");
    }
    steps.add(new Step(number, thread, op, List.copyOf(operands), reported));
  }

  private String columns() {
    return threads.entrySet().stream()
        .map(e -> e.getValue() + " at " + (e.getKey() + 1))
        .collect(Collectors.joining(", "));
  }

  static IllegalArgumentException mistake(int line, String what) {
    return new IllegalArgumentException("bad trace, line " + line + ": " + what);
  }
}
