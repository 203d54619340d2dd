package harrier.shadow;

/**
 * Sets of reads, a word for each reading thread, that many variables have in common.
 *
 * <p>They never change, and the word of a variable's last read is enough to name one. There are at
 * most a million; variables whose readers change too often have a {@link ReadSet} of their own.
 */
public final class ReadSets {
  private static final int CHUNK_BITS = 10;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int CHUNKS = AccessWord.SETS >> CHUNK_BITS;

  private static final long[][][] TABLE = new long[CHUNKS][][];
  private static final Counter NEXT = new Counter(1);
  private static volatile boolean isFull;

  private ReadSets() {}

  /** The words of the set that the word of a read names. */
  public static long[] at(long readers) {
    int set = AccessWord.set(readers);
    return TABLE[set >>> CHUNK_BITS][set & (CHUNK - 1)];
  }

  /** Whether a thread is among the readers in the epoch of its stamp. */
  public static boolean has(long readers, long stamp) {
    for (long word : at(readers)) {
      if (AccessWord.sameEpoch(word, stamp)) {
        return true;
      }
    }
    return false;
  }

  /** The word that names a new set; {@link AccessWord#OWN} if there is no room for one. */
  public static long add(long[] words) {
    int set = isFull ? AccessWord.SETS : NEXT.next();
    if (set >= AccessWord.SETS) {
      isFull = true;
      return AccessWord.OWN;
    }
    long at = Memory.REFERENCES + (set >>> CHUNK_BITS) * Memory.REFERENCE_SIZE;
    if (Memory.getReference(TABLE, at) == null) {
      Memory.compareAndSetReference(TABLE, at, null, new long[CHUNK][]);
    }
    TABLE[set >>> CHUNK_BITS][set & (CHUNK - 1)] = words;
    return AccessWord.shared(set);
  }
}
