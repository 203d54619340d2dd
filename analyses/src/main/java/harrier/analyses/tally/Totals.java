package harrier.analyses.tally;

import harrier.tool.EventKind;

/** The sums of an {@link EventTally}. */
@FunctionalInterface
public interface Totals {
  /** The sum of one column; {@code write} is false for kinds that are neither read nor write. */
  long of(EventKind kind, boolean write, int column);

  /** What to do with each row that counts something, in the order of the kinds. */
  interface Row {
    void show(String name, EventKind kind, boolean write);
  }

  /** Visits the rows whose column 0 is not zero. */
  default void rows(Row row) {
    for (EventKind kind : EventKind.values()) {
      for (boolean write : new boolean[] {false, true}) {
        if (of(kind, write, 0) > 0) {
          row.show(name(kind, write), kind, write);
        }
      }
    }
  }

  private static String name(EventKind kind, boolean write) {
    return switch (kind) {
      case ACCESS -> write ? "write" : "read";
      case VOLATILE_ACCESS -> write ? "volatileWrite" : "volatileRead";
      default -> kind.toString();
    };
  }
}
