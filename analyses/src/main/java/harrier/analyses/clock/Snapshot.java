package harrier.analyses.clock;

import harrier.shadow.AccessWord;
import harrier.shadow.Published;

/** What a thread had done and knew at one moment: its own epoch, and a clock of the others. */
final class Snapshot extends Published {
  private final int tid;
  private final int clock;
  private final Clock others;

  /** Whether another thread has learned it. Asked only while one lock has it, which guards it. */
  private boolean seen;

  /**
   * @param exact whether whoever knows the epoch knows all of it: the clock is just what the thread
   *     knew when that epoch ended
   */
  Snapshot(int tid, int clock, Clock others, boolean exact) {
    super(exact ? AccessWord.stamp(tid, clock) : SEVERAL);
    this.tid = tid;
    this.clock = clock;
    this.others = others;
  }

  int tid() {
    return tid;
  }

  int clock() {
    return clock;
  }

  Clock others() {
    return others;
  }

  void see() {
    if (!seen) {
      seen = true;
    }
  }

  boolean isSeen() {
    return seen;
  }

  boolean isOf(int otherTid, int otherClock) {
    return tid == otherTid && clock == otherClock;
  }

  /** All of it as one clock. */
  Clock toClock() {
    return others.with(tid, clock);
  }
}
