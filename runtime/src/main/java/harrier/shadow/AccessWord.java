package harrier.shadow;

import jdk.internal.vm.annotation.ForceInline;

/**
 * An access remembered in one long: who (22 bits), when (20 bits) and where in the source (22
 * bits).
 *
 * <p>Who and when make an epoch of FastTrack; a thread's <em>stamp</em> is its epoch with no site.
 * Zero is no access at all: clocks start at one.
 */
public final class AccessWord {
  public static final int SITE_BITS = 22;
  public static final int CLOCK_BITS = 20;
  public static final int TID_BITS = 22;

  public static final int MAX_SITE = (1 << SITE_BITS) - 1;
  public static final int MAX_CLOCK = (1 << CLOCK_BITS) - 1;

  /** Stands for several readers. No thread has this tid. */
  public static final int SHARED_TID = (1 << TID_BITS) - 1;

  public static final long NONE = 0;

  private static final long SHARED = stamp(SHARED_TID, 0);

  /** There are fewer {@link ReadSets} than this: higher numbers are those of {@link ReadSet}s. */
  static final int SETS = 1 << 20;

  /** Marks a coarse state that has been given up for finer ones. */
  public static final long SPLIT = stamp(SHARED_TID, 1);

  /** Marks a variable that its tool has handed on to the next one. */
  public static final long HANDED = stamp(SHARED_TID, 2);

  /** Several readers that a {@link ReadSet} of the variable's own lists, which has no number. */
  public static final long OWN = SHARED | SETS;

  private AccessWord() {}

  /** Several readers, listed by one of {@link ReadSets}. */
  public static long shared(int set) {
    return SHARED | set;
  }

  /**
   * Several readers, listed by the {@link ReadSet} with the given number if there is room for it.
   */
  static long own(int number) {
    return number > 0 && number <= MAX_SITE - SETS ? OWN + number : OWN;
  }

  /** Whether the variable itself lists its readers. */
  public static boolean isOwn(long word) {
    return word >= OWN && word <= (SHARED | MAX_SITE);
  }

  /** Whether the word names a set of readers, one way or the other. */
  static boolean isSet(long word) {
    return sameEpoch(word, SHARED);
  }

  /** Whether several readers are meant. */
  public static boolean isShared(long word) {
    return tid(word) == SHARED_TID;
  }

  /** The number of the one of {@link ReadSets} that lists the readers. */
  public static int set(long word) {
    return (int) word & MAX_SITE;
  }

  public static long stamp(int tid, int clock) {
    return (((long) tid << CLOCK_BITS) | clock) << SITE_BITS;
  }

  public static int tid(long word) {
    return (int) (word >>> (CLOCK_BITS + SITE_BITS));
  }

  public static int clock(long word) {
    return (int) (word >>> SITE_BITS) & MAX_CLOCK;
  }

  public static int site(long word) {
    return (int) word & MAX_SITE;
  }

  /** The word of an access at a site in the epoch of {@code stamp}. */
  @ForceInline
  public static long at(long stamp, int site) {
    return stamp + site;
  }

  /**
   * Whether {@code word} was written in the epoch of {@code stamp}, which has no site.
   *
   * <p>A difference, so that compilers see that it holds for {@link #at}: what a method has just
   * stored in a new object costs no test.
   */
  @ForceInline
  public static boolean isIn(long word, long stamp) {
    return (word - stamp) >>> SITE_BITS == 0;
  }

  /** Whether both words are of the same epoch, whatever their sites. */
  @ForceInline
  public static boolean sameEpoch(long word, long stamp) {
    return ((word ^ stamp) >>> SITE_BITS) == 0;
  }
}
