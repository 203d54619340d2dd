package harrier.shadow;

/** A thread's clock in the tool that keeps words, for hooks to look at. */
public interface EpochClock {
  /** Whether an access happens before everything the thread does from now on. */
  boolean knows(long word);
}
