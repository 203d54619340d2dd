package harrier.analyses.race;

import harrier.tool.ToolOptions;
import java.util.Locale;

/** How much a report says about how the accesses came about: the {@code stacks} option. */
public enum Stacks {
  /** The lines of both accesses. */
  SITE,
  /** Full stacks and locks of both as soon as a race recurs. */
  ADAPTIVE,
  /** Full stacks and locks of both whenever a thread still remembers them. */
  FULL;

  static Stacks of(ToolOptions options) {
    String text = options.text("stacks", "adaptive");
    for (Stacks choice : values()) {
      if (choice.toString().equals(text)) {
        return choice;
      }
    }
    throw new IllegalArgumentException("stacks=" + text + " is not site, adaptive or full");
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
