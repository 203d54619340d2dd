package harrier.analyses.clock;

import harrier.shadow.SpinLock;

/**
 * How many vector clocks were allocated, and how many operations took time in proportion to the
 * number of threads: Table 2 of the FastTrack paper. Counts only if statistics were asked for.
 */
public final class ClockCounts extends SpinLock {
  private static final ClockCounts ALL = new ClockCounts();

  /** Set before the first event. */
  private static boolean on;

  /** Guarded by this lock. */
  private long allocations;

  /** Guarded by this lock. */
  private long operations;

  private ClockCounts() {}

  /** From now on clocks are counted. */
  public static void start() {
    on = true;
  }

  /** Whether clocks are counted. */
  public static boolean areKept() {
    return on;
  }

  /** A vector clock has been made. */
  public static void allocated() {
    if (on) {
      ALL.add(1, 0);
    }
  }

  /** Vector clocks have been copied, joined or compared. */
  public static void operated() {
    if (on) {
      ALL.add(0, 1);
    }
  }

  private void add(int moreAllocations, int moreOperations) {
    lock();
    try {
      allocations += moreAllocations;
      operations += moreOperations;
    } finally {
      unlock();
    }
  }

  /** Both counts in words; empty if nothing is counted. */
  static String text() {
    return on
        ? "Vector clocks allocated: "
            + ALL.allocations
            + "\nVector clock operations: "
            + ALL.operations
            + "\n"
        : "";
  }
}
