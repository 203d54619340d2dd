package harrier.analyses.jumble;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowVar;
import harrier.tool.ValueTool;
import jdk.internal.vm.annotation.ForceInline;

/** The latest writes to a variable: the last one, and those before it. Immutable. */
final class Writes implements ShadowVar {
  /** Nobody knows what has been written: whoever reads the variable finds it. */
  static final Writes UNKNOWN = new Writes(null, AccessWord.NONE, null);

  /** No write yet. */
  static final Writes DEFAULT = new Writes(ValueTool.DEFAULT, AccessWord.NONE, UNKNOWN);

  /** The value of a write that nobody saw: it is in memory, until it is replaced. */
  private static final Object IN_MEMORY = new Object();

  /** Older values are out of reach. */
  private static final int REACHED = 4;

  /** So many are kept: not for ever, for values would be kept alive. */
  private static final int KEPT = 2 * REACHED;

  private final Object value;

  /** The write as a word. */
  private final long word;

  private final Writes earlier;
  private final int count;

  private Writes(Object value, long word, Writes earlier) {
    this.value = value;
    this.word = word;
    this.earlier = earlier;
    count = earlier == null ? 0 : earlier.count + 1;
  }

  /** A first write whose value nobody saw. */
  static Writes unseen(long now) {
    return new Writes(IN_MEMORY, now, DEFAULT);
  }

  boolean isUnseen() {
    return value == IN_MEMORY;
  }

  /** Whether it is the unseen write of a thread in that epoch. */
  @ForceInline
  boolean isUnseenOf(long stamp) {
    return value == IN_MEMORY && isOf(stamp);
  }

  /** The same when the value that nobody saw is known, or null if it is lost. */
  Writes withValue(Object found) {
    if (value != IN_MEMORY) {
      return this;
    }
    return found == null ? UNKNOWN : new Writes(found, word, earlier);
  }

  Writes and(Object written, long now) {
    return new Writes(written, now, count < KEPT ? this : latest(REACHED - 1));
  }

  private Writes latest(int most) {
    return most == 0 ? UNKNOWN : new Writes(value, word, earlier.latest(most - 1));
  }

  /** Whether the latest write is one of a thread in that epoch. */
  @ForceInline
  boolean isOf(long stamp) {
    return AccessWord.sameEpoch(word, stamp);
  }

  /** Whether a read by the thread can have no value but the one in memory. */
  boolean isOrdered(ThreadClock t) {
    return t.knows(word);
  }

  /**
   * How many values the memory model lets a thread read: that of the latest write that happens
   * before the read, and all after it.
   */
  int visibleTo(ThreadClock t) {
    int visible = 1;
    Writes each = this;
    while (visible < REACHED && visible < count && !each.isOrdered(t)) {
      each = each.earlier;
      visible++;
    }
    return visible;
  }

  /** The value before the latest one, or so many before that. */
  Object valueBefore(int more) {
    Writes each = earlier;
    for (int i = 0; i < more; i++) {
      each = each.earlier;
    }
    return each.value;
  }
}
