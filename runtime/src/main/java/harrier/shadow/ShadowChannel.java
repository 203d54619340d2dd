package harrier.shadow;

import java.util.List;

/**
 * The shadow of anything else that orders threads: a class initializer, a latch, a queue.
 *
 * <p>A thread that tries something, such as a compare-and-set, publishes only if it succeeds, and
 * knows that only afterwards. Until then the channel is unsettled: who observes it waits for the
 * outcome, or would miss an edge; but not for ever, so that a thread stopped in the middle stops no
 * other.
 */
public final class ShadowChannel extends ShadowSync {
  private static final long TRYING = Memory.offsetOf(ShadowChannel.class, "trying");
  private static final int SPINS = 200;

  /** Enough for a thread that has lost its processor to many others. */
  private static final long LIMIT_NANOS = 1_000_000_000;

  /** What begins the names of channels that stand for values. */
  private static final List<String> VALUES =
      List.of(
          "java.lang.invoke.VarHandle",
          "java.util.concurrent.CopyOnWriteArray",
          "java.util.concurrent.atomic.",
          "key of java.util.concurrent.atomic.",
          "key of java.util.concurrent.ConcurrentHashMap",
          "key of java.util.concurrent.ConcurrentSkipListMap");

  private final String name;

  /** The lock that it is part of, or null. */
  private final ShadowLock lock;

  /** The thread whose outcome is not known yet, or null. */
  private volatile ShadowThread trying;

  public ShadowChannel(String name) {
    this(name, null);
  }

  ShadowChannel(String name, ShadowLock lock) {
    this.name = name;
    this.lock = lock;
  }

  public ShadowLock lock() {
    return lock;
  }

  @Override
  public String name() {
    return name;
  }

  /**
   * Whether it stands for a value, as of an atomic or of a key of a map: whoever publishes replaces
   * the value that others have observed.
   */
  public boolean isValue() {
    for (String each : VALUES) {
      if (name.startsWith(each)) {
        return true;
      }
    }
    return false;
  }

  /** From now on the outcome of something that {@code t} does is open. */
  public void unsettle(ShadowThread t) {
    ShadowThread other = trying;
    while (other != t && !Memory.compareAndSetReference(this, TRYING, null, t)) {
      await(other);
      other = trying;
    }
  }

  /** The outcome is known, and has been published if it had to be. */
  public void settled(ShadowThread t) {
    if (trying == t) {
      trying = null;
    }
  }

  /** Waits until the outcome of what another thread tries is known. */
  public void settle(ShadowThread t) {
    ShadowThread other = trying;
    if (other != null && other != t) {
      await(other);
    }
  }

  /** After its time is up, nobody else waits for the other thread. */
  private void await(ShadowThread other) {
    long start = 0;
    for (int spins = 0; trying == other; spins++) {
      if (spins < SPINS) {
        Thread.onSpinWait();
        continue;
      }
      long now = System.nanoTime();
      if (start == 0) {
        start = now;
      } else if (now - start > LIMIT_NANOS) {
        Memory.compareAndSetReference(this, TRYING, other, null);
        return;
      }
      Thread.yield();
    }
  }
}
