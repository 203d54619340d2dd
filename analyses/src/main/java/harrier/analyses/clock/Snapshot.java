package harrier.analyses.clock;

/**
 * What a thread had done and knew at one moment: its own epoch, and a clock of the others.
 *
 * @param exact whether whoever knows the epoch knows all of it: the clock is just what the thread
 *     knew when that epoch ended
 */
record Snapshot(int tid, int clock, Clock others, boolean exact) {
  /** All of it as one clock. */
  Clock toClock() {
    return others.with(tid, clock);
  }
}
