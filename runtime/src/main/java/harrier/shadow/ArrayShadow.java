package harrier.shadow;

import jdk.internal.vm.annotation.ForceInline;

/** The shadow of one array of the target: its elements' state, made as elements are touched. */
public final class ArrayShadow extends WeakShadow {
  private static final int CHUNK_BITS = 8;
  private static final int CHUNK = 1 << CHUNK_BITS;

  /** Two words an element, in chunks; null for tools that keep references. */
  private final long[][] words;

  /** The readers of an element that several threads read, in chunks. */
  private final ReadSet[][] reads;

  /** A reference an element, in chunks; null for tools that keep words. */
  private final Object[][] references;

  /** The extensions of elements that are accessed atomically, in chunks; null while none is. */
  private volatile Object[][] extensions;

  private static final long EXTENSIONS = Memory.offsetOf(ArrayShadow.class, "extensions");

  private final int length;

  ArrayShadow(Object array, int hash, boolean keepsWords) {
    super(array, hash);
    length = java.lang.reflect.Array.getLength(array);
    int chunks = (length >>> CHUNK_BITS) + 1; // one more element, for the whole
    words = keepsWords ? new long[chunks][] : null;
    reads = keepsWords ? new ReadSet[chunks][] : null;
    references = keepsWords ? null : new Object[chunks][];
  }

  /** Whether this is the array's shadow. */
  @ForceInline
  public boolean isOf(Object array) {
    return refersTo(array);
  }

  /** The inline test for a read: this thread has accessed the element in the epoch already. */
  @ForceInline
  public boolean settlesRead(int index, long stamp) {
    long[] chunk = words[index >>> CHUNK_BITS];
    int at = (index & (CHUNK - 1)) << 1;
    return chunk != null
        && (AccessWord.sameEpoch(chunk[at], stamp) || AccessWord.sameEpoch(chunk[at + 1], stamp));
  }

  /** The inline test for a write: this thread has written the element in the epoch already. */
  @ForceInline
  public boolean settlesWrite(int index, long stamp) {
    long[] chunk = words[index >>> CHUNK_BITS];
    return chunk != null && AccessWord.sameEpoch(chunk[((index & (CHUNK - 1)) << 1) + 1], stamp);
  }

  /** The array that holds the words of element {@code index}, at {@link #readAt}. */
  public long[] words(int index) {
    long[] present = words[index >>> CHUNK_BITS];
    return present != null ? present : install(words, index, new long[sizeOfChunk(index) * 2]);
  }

  /** The array that holds the reference of element {@code index}, at {@link #referenceAt}. */
  public Object[] references(int index) {
    Object[] present = references[index >>> CHUNK_BITS];
    return present != null ? present : install(references, index, new Object[sizeOfChunk(index)]);
  }

  public ReadSet reads(int index) {
    ReadSet[] chunk = reads[index >>> CHUNK_BITS];
    if (chunk == null) {
      chunk = install(reads, index, new ReadSet[sizeOfChunk(index)]);
    }
    long at = referenceAt(index);
    ReadSet present = (ReadSet) Memory.getReference(chunk, at);
    if (present == null) {
      ReadSet made = new ReadSet(index);
      present =
          Memory.compareAndSetReference(chunk, at, null, made)
              ? made
              : (ReadSet) Memory.getReference(chunk, at);
    }
    return present;
  }

  /** The extension of element {@code index}, or null if it has none. */
  public Extension findExtension(int index) {
    Object[][] all = extensions;
    Object[] chunk = all == null ? null : all[index >>> CHUNK_BITS];
    return chunk == null ? null : (Extension) Memory.getReference(chunk, referenceAt(index));
  }

  public Extension extension(int index) {
    if (extensions == null) {
      Object[][] made = new Object[(length >>> CHUNK_BITS) + 1][];
      Memory.compareAndSetReference(this, EXTENSIONS, null, made);
    }
    Object[] chunk = extensions[index >>> CHUNK_BITS];
    if (chunk == null) {
      chunk = install(extensions, index, new Object[sizeOfChunk(index)]);
    }
    return Extension.at(chunk, referenceAt(index));
  }

  public static long readAt(int index) {
    return Memory.LONGS + ((long) (index & (CHUNK - 1)) << 4);
  }

  public static long writeAt(int index) {
    return readAt(index) + Long.BYTES;
  }

  public static long referenceAt(int index) {
    return Memory.REFERENCES + (index & (CHUNK - 1)) * Memory.REFERENCE_SIZE;
  }

  /** The element that stands for the whole array: one past the last. */
  public int wholeIndex() {
    return length;
  }

  private int sizeOfChunk(int index) {
    return Math.min(CHUNK, length + 1 - (index & -CHUNK));
  }

  @SuppressWarnings("unchecked")
  private static <T> T install(T[] chunks, int index, T made) {
    long at = Memory.REFERENCES + (index >>> CHUNK_BITS) * Memory.REFERENCE_SIZE;
    return Memory.compareAndSetReference(chunks, at, null, made)
        ? made
        : (T) Memory.getReference(chunks, at);
  }
}
