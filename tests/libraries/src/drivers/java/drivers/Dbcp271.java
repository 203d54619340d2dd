package drivers;

import org.apache.commons.dbcp.AbandonedTrace;

/** The time of the last use, a long, is written and read by different threads. */
final class Dbcp271 {
  private static final class Traced extends AbandonedTrace {
    void use(long time) {
      setLastUsed(time);
    }

    long used() {
      return getLastUsed();
    }
  }

  static void drive() {
    Traced traced = new Traced();
    Unordered.run(() -> traced.use(System.nanoTime()), traced::used);
  }
}
