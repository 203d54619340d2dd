package harrier.tool;

import java.util.ArrayList;
import java.util.List;

/**
 * A chain as written: {@code A:B:C} in sequence, {@code A|B} in parallel, parentheses to nest.
 * Sequence binds tighter than parallel.
 */
public sealed interface ChainSpec {
  /** One tool by name. */
  record Named(String name) implements ChainSpec {}

  record Sequence(List<ChainSpec> steps) implements ChainSpec {}

  record Parallel(List<ChainSpec> branches) implements ChainSpec {}

  /** Reads a chain; a mistake is an IllegalArgumentException that names it. */
  static ChainSpec parse(String text) {
    return new Parser(text).all();
  }

  /** Recursive descent over the three levels: parallel, sequence, name. */
  final class Parser {
    private final String text;
    private int at;

    private Parser(String text) {
      this.text = text;
    }

    private ChainSpec all() {
      ChainSpec spec = parallel();
      if (at < text.length()) {
        throw mistake("unexpected '" + text.charAt(at) + "'");
      }
      return spec;
    }

    private ChainSpec parallel() {
      List<ChainSpec> branches = new ArrayList<>();
      do {
        branches.add(sequence());
      } while (skip('|'));
      return branches.size() == 1 ? branches.get(0) : new Parallel(List.copyOf(branches));
    }

    private ChainSpec sequence() {
      List<ChainSpec> steps = new ArrayList<>();
      do {
        steps.add(step());
      } while (skip(':'));
      return steps.size() == 1 ? steps.get(0) : new Sequence(List.copyOf(steps));
    }

    private ChainSpec step() {
      if (skip('(')) {
        ChainSpec inner = parallel();
        if (!skip(')')) {
          throw mistake("a ')' is missing");
        }
        return inner;
      }
      int start = at;
      while (at < text.length() && "|:()".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      String name = text.substring(start, at).trim();
      if (name.isEmpty()) {
        throw mistake("a tool name is missing");
      }
      return new Named(name);
    }

    private boolean skip(char c) {
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
      if (at < text.length() && text.charAt(at) == c) {
        at++;
        return true;
      }
      return false;
    }

    private IllegalArgumentException mistake(String what) {
      return new IllegalArgumentException(
          "bad chain '" + text + "': " + what + " at position " + (at + 1));
    }
  }
}
