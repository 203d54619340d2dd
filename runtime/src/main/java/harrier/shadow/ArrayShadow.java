package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * The shadow of one array of the target: its elements' state, made as elements are touched.
 *
 * <p>For a tool that keeps words, or whose references many elements may share, each {@link Chunk}
 * decides whether its elements have their own.
 */
public final class ArrayShadow extends WeakShadow {
  private static final int CHUNK_BITS = 10;
  static final int CHUNK = 1 << CHUNK_BITS;

  /**
   * Two words an element where elements have words, in chunks: first those of all last reads, then
   * those of all last writes. Null for tools that keep references.
   */
  private final long[][] words;

  /**
   * What guards the state of all elements, or stands for it; in a long array only until its runs do
   * not do. Null for tools whose references are not shared.
   */
  private final Chunk<?, ?, ?> whole;

  /** What has taken its place since; null before, and always if the array is short. */
  private volatile Chunk<?, ?, ?>[] chunks;

  /** The readers of an element that several threads read, in chunks; null while none has any. */
  private volatile ReadSet[][] reads;

  private static final long READS = Memory.offsetOf(ArrayShadow.class, "reads");

  /** A reference an element where elements have them, in chunks; null for tools that keep words. */
  private final ShadowVar[][] references;

  /** Whether elements may share what they refer to. */
  private static boolean sharesReferences;

  /** The extensions of elements that are accessed atomically, in chunks; null while none is. */
  private volatile Object[][] extensions;

  private static final long EXTENSIONS = Memory.offsetOf(ArrayShadow.class, "extensions");

  /** Whether an element was handed on: then every access has to be told, and at once. */
  private volatile boolean handed;

  /** The latest sweeps of some threads; null before the first. */
  private volatile Swept swept;

  /** Fewer elements are checked as fast as it is found out that they need not be. */
  private static final int FEW = 16;

  private final int length;

  ArrayShadow(Object array, int hash, boolean keepsWords) {
    super(array, hash);
    length = java.lang.reflect.Array.getLength(array);
    int count = (length >>> CHUNK_BITS) + 1; // one more element, for the whole
    words = keepsWords ? new long[count][] : null;
    references = keepsWords ? null : new ShadowVar[count][];
    if (keepsWords) {
      whole = new WordChunk(this, 0, length + 1);
    } else {
      whole = sharesReferences ? new ReferenceChunk(this, 0, length + 1) : null;
    }
  }

  /** Says whether elements of arrays to come may share what they refer to. */
  public static void shareReferences(boolean shares) {
    sharesReferences = shares;
  }

  /** Whether this is the array's shadow. */
  @ForceInline
  public boolean isOf(Object array) {
    return refersTo(array);
  }

  /** The inline test for a read: this thread has accessed the element in the epoch already. */
  @ForceInline
  public boolean settlesRead(int index, ShadowThread t) {
    long[] chunk = words[index >>> CHUNK_BITS];
    if (chunk == null) {
      return false;
    }
    return t.hasRead(chunk[index & (CHUNK - 1)]);
  }

  /** The inline test for a write: this thread has written the element in the epoch already. */
  @ForceInline
  public boolean settlesWrite(int index, ShadowThread t) {
    long[] chunk = words[index >>> CHUNK_BITS];
    return chunk != null && t.hasWritten(chunk[(index & (CHUNK - 1)) + (chunk.length >> 1)]);
  }

  /** The same, for an access of either kind to an element of which there may be no words. */
  public boolean settles(int index, boolean write, ShadowThread t) {
    if (write ? settlesWrite(index, t) : settlesRead(index, t)) {
      return true;
    }
    Chunk<?, ?, ?> chunk = presentChunk(index);
    return chunk != null && chunk.settles(index, write, t);
  }

  public int length() {
    return length;
  }

  /** An element has been handed on. */
  public void markHanded() {
    handed = true;
  }

  public boolean isHanded() {
    return handed;
  }

  /** Whether this thread has accessed all of these elements in one go, in the same epoch. */
  public boolean isSwept(int first, int end, boolean write, ShadowThread t) {
    Swept all = swept;
    return all != null && !handed && all.covers(t.stamp, first, end, write);
  }

  /** This thread has accessed every one of these elements. */
  public void sweptBy(ShadowThread t, int first, int end, boolean write) {
    if (end - first > CHUNK || end - first >= FEW && words[first >>> CHUNK_BITS] != null) {
      Swept all = swept;
      if (all == null) {
        all = new Swept();
        swept = all;
      }
      all.put(t.stamp, first, end, write);
    }
  }

  /**
   * The state of element {@code index} and its neighbours. Others may have to be asked for it by
   * the time that its lock is held.
   */
  public Chunk<?, ?, ?> chunk(int index) {
    Chunk<?, ?, ?> present = presentChunk(index);
    return present != null ? present : makeChunk(index);
  }

  /** The same for tools that keep words. */
  public WordChunk wordChunk(int index) {
    return (WordChunk) chunk(index);
  }

  /** The same for tools whose references are shared. */
  public ReferenceChunk referenceChunk(int index) {
    return (ReferenceChunk) chunk(index);
  }

  private Chunk<?, ?, ?> presentChunk(int index) {
    Chunk<?, ?, ?>[] all = chunks;
    return all == null ? whole : all[index >>> CHUNK_BITS];
  }

  /** The same if the element may need its own state: nobody else is ever to be asked. */
  public Chunk<?, ?, ?> ownChunk(int index) {
    whole.divide();
    return chunk(index);
  }

  /** Has smaller chunks take the place of the whole, if they have not. Call with its lock. */
  void divide() {
    if (chunks == null) {
      chunks = new Chunk<?, ?, ?>[(length >>> CHUNK_BITS) + 1];
    }
  }

  boolean isDivided() {
    return chunks != null;
  }

  @DontInline
  private Chunk<?, ?, ?> makeChunk(int index) {
    int from = index & -CHUNK;
    Shadows.grew(this, Chunk.BYTES);
    return install(chunks, index, whole.part(from, from + sizeOfChunk(index)));
  }

  /**
   * The array that holds the words of element {@code index}, at {@link #readAt} and {@link
   * #writeAt}. Call with the chunk's lock.
   */
  public long[] words(int index) {
    return ((WordChunk) ownChunk(index)).spelled(index);
  }

  long[] presentWords(int index) {
    return (long[]) Memory.getReference(words, chunkAt(index));
  }

  /** Sets or removes the words of a chunk. */
  void publish(int from, long[] made) {
    Memory.putReference(words, chunkAt(from), made);
    if (made != null) {
      Shadows.grew(this, (long) made.length * Long.BYTES);
    }
  }

  /** The same for references. */
  void publish(int from, ShadowVar[] made) {
    Memory.putReference(references, chunkAt(from), made);
    if (made != null) {
      Shadows.grew(this, made.length * Memory.REFERENCE_SIZE);
    }
  }

  ShadowVar[] presentReferences(int index) {
    return (ShadowVar[]) Memory.getReference(references, chunkAt(index));
  }

  boolean keepsWords() {
    return words != null;
  }

  /**
   * The array that holds the reference of element {@code index}, at {@link #referenceAt}. Call with
   * the chunk's lock, if references are shared.
   */
  public ShadowVar[] references(int index) {
    if (whole != null) {
      return ((ReferenceChunk) ownChunk(index)).spelled(index);
    }
    ShadowVar[] present = references[index >>> CHUNK_BITS];
    if (present == null) {
      present = install(references, index, new ShadowVar[sizeOfChunk(index)]);
      Shadows.grew(this, present.length * Memory.REFERENCE_SIZE);
    }
    return present;
  }

  /** What it refers to; null if nothing, or if it has no reference of its own. */
  @ForceInline
  public ShadowVar presentReference(int index) {
    ShadowVar[] present = references[index >>> CHUNK_BITS];
    return present == null ? null : present[index & (CHUNK - 1)];
  }

  @DontInline
  public ReadSet reads(int index) {
    if (reads == null) {
      Memory.compareAndSetReference(this, READS, null, new ReadSet[words.length][]);
    }
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

  /**
   * Records a read of an element that lists its readers itself, this thread among them, if nothing
   * else is to be done about it. Takes no lock.
   */
  public boolean renewsRead(int index, long word, ShadowThread t) {
    long[] chunk = words[index >>> CHUNK_BITS];
    if (chunk == null || !AccessWord.isOwn(Memory.getLongVolatile(chunk, readAt(index)))) {
      return false;
    }
    ReadSet reads = reads(index);
    long[] open = reads.open(); // whoever accesses the element atomically later closes them
    long lastWrite = Memory.getLongVolatile(chunk, writeAt(chunk, index));
    return !hasExtensions()
        && t.knows(lastWrite)
        && reads.renews(open, word, t)
        && Memory.getLongVolatile(chunk, writeAt(chunk, index)) == lastWrite;
  }

  /** Whether some element may have an extension. */
  boolean hasExtensions() {
    return extensions != null;
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
    return Memory.LONGS + (index & (CHUNK - 1)) * (long) Long.BYTES;
  }

  public static long writeAt(long[] words, int index) {
    return readAt(index) + (words.length >> 1) * (long) Long.BYTES;
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

  private static long chunkAt(int index) {
    return Memory.REFERENCES + (index >>> CHUNK_BITS) * Memory.REFERENCE_SIZE;
  }

  @SuppressWarnings("unchecked")
  private static <T> T install(T[] chunks, int index, T made) {
    long at = chunkAt(index);
    return Memory.compareAndSetReference(chunks, at, null, made)
        ? made
        : (T) Memory.getReference(chunks, at);
  }
}
