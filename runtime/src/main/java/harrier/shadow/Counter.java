package harrier.shadow;

/** Counts for all threads. Not one of the JDK's atomic classes: those call hooks. */
public final class Counter {
  private static final long VALUE = Memory.offsetOf(Counter.class, "value");

  private volatile int value;

  public Counter(int first) {
    value = first;
  }

  /** The current number; the next caller gets the one after it. */
  public int next() {
    int present = value;
    while (!Memory.compareAndSetInt(this, VALUE, present, present + 1)) {
      present = value;
    }
    return present;
  }
}
