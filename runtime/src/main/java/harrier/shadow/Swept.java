package harrier.shadow;

/**
 * Which elements of an array some threads have swept last: for each the thread's stamp then, and
 * the elements.
 *
 * <p>Threads whose ids end alike share a place. Whoever puts something there takes the stamp away
 * first, which keeps others from doing so; so elements are those of the stamp if that is the same
 * before and after. Only the thread itself puts its stamp there.
 */
final class Swept {
  private static final int PLACES = 4;

  /** No thread's stamp: somebody puts something there. */
  private static final long TAKEN = AccessWord.SPLIT;

  /** Stamps, each followed by the first element, the end and whether they were written. */
  private final long[] sweeps = new long[2 * PLACES];

  /** Whether the thread with this stamp has swept all of these elements. */
  boolean covers(long stamp, int first, int end, boolean write) {
    long at = at(stamp);
    if (Memory.getLongVolatile(sweeps, at) != stamp) {
      return false;
    }
    long range = Memory.getLongVolatile(sweeps, at + Long.BYTES);
    return Memory.getLongVolatile(sweeps, at) == stamp
        && (int) (range >>> 32) <= first
        && end <= ((int) range >>> 1)
        && (!write || (range & 1) != 0);
  }

  void put(long stamp, int first, int end, boolean write) {
    long at = at(stamp);
    long before = Memory.getLongVolatile(sweeps, at);
    if (before == TAKEN || !Memory.compareAndSetLong(sweeps, at, before, TAKEN)) {
      return; // to have forgotten a sweep does no harm
    }
    Memory.putLongRelease(
        sweeps, at + Long.BYTES, (long) first << 32 | (end << 1 & 0xffff_ffffL) | (write ? 1 : 0));
    Memory.putLongRelease(sweeps, at, stamp);
  }

  private static long at(long stamp) {
    return Memory.LONGS + 2L * Long.BYTES * (AccessWord.tid(stamp) & (PLACES - 1));
  }
}
