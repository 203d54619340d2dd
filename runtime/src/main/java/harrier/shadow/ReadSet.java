package harrier.shadow;

/**
 * The latest read of each thread that reads one variable, as access words.
 *
 * <p>A thread that is in the set renews its own word without the lock, and looks afterwards whether
 * the words are still open to that. Who looks at the words of others closes them first, and opens a
 * copy afterwards. So one of the two sees the other.
 */
public final class ReadSet extends SpinLock {
  private static final Counter NEXT = new Counter(1);
  private static final int FEW = 4;

  /** Which variable of the object this is: the offset of its read word. */
  final long variable;

  /** The next variable of the same object. Set before this one is published. */
  ReadSet next;

  /** What the variable's read word is while its readers are listed here. */
  private final long name = AccessWord.own(NEXT.next());

  /**
   * One word per reading thread, at its id or the next free place after it; at least one place is
   * free. Guarded by this lock.
   */
  private long[] words = new long[FEW];

  /** How many there are. Guarded by this lock. */
  private int size;

  /** The same while threads may renew their own words, else null. */
  private volatile long[] open = words;

  ReadSet(long variable) {
    this.variable = variable;
  }

  public long name() {
    return name;
  }

  /** What to do with the words while nobody else can touch them. */
  public interface Visit<T> {
    T apply(ReadSet reads);
  }

  public <T> T exclusively(Visit<T> visit) {
    lock();
    try {
      close();
      return visit.apply(this);
    } finally {
      open = words;
      unlock();
    }
  }

  /** Whoever has the open words so far does not have those that will be open. */
  private void close() {
    open = null;
    Memory.fullFence();
    words = words.clone();
  }

  /** What a thread may renew its word in for now; null if it may not. */
  long[] open() {
    return open;
  }

  /**
   * Records a read of a thread that is in the set. Takes no lock.
   *
   * @param all what was open when the thread began to look at the variable
   */
  boolean renews(long[] all, long word, ShadowThread t) {
    int at = all == null ? -1 : find(all, AccessWord.tid(word));
    if (at < 0) {
      return false;
    }
    if (!AccessWord.sameEpoch(all[at], word)) {
      all[at] = word;
      Memory.fullFence();
      if (open != all) {
        return false;
      }
    }
    t.hint(name);
    return true;
  }

  /** Records a read if the variable's read word, at the given place, still leads here. */
  public boolean takes(Object base, long readAt, long word, ShadowThread t) {
    return renews(open, word, t) || addTo(base, readAt, word);
  }

  /** The same for a thread that may be new to the set. */
  boolean addTo(Object base, long readAt, long word) {
    lock();
    try {
      boolean leadsHere = Memory.getLongVolatile(base, readAt) == name;
      if (leadsHere) {
        add(word);
      }
      return leadsHere;
    } finally {
      unlock();
    }
  }

  /** Forgets all reads, if they certainly happen before what a thread does now. */
  boolean clearsFor(ShadowThread t) {
    lock();
    try {
      close();
      for (long word : words) {
        if (word != AccessWord.NONE && !t.knows(word)) {
          return false;
        }
      }
      clear();
      return true;
    } finally {
      open = words;
      unlock();
    }
  }

  /** Records a read, replacing an earlier one by the same thread. Call with the lock. */
  public void add(long word) {
    int at = place(words, AccessWord.tid(word));
    if (words[at] == AccessWord.NONE) {
      if (isCrowded()) {
        grow();
        at = place(words, AccessWord.tid(word));
      }
      size++;
    }
    words[at] = word;
  }

  private boolean isCrowded() {
    return size >= words.length / 4 * 3;
  }

  private void grow() {
    boolean wasOpen = open != null;
    close();
    long[] all = words;
    words = new long[all.length * 2];
    for (long word : all) {
      if (word != AccessWord.NONE) {
        words[place(words, AccessWord.tid(word))] = word;
      }
    }
    open = wasOpen ? words : null;
  }

  /** All words. Call inside exclusively. */
  public long[] words() {
    long[] all = new long[size];
    int n = 0;
    for (long word : words) {
      if (word != AccessWord.NONE) {
        all[n++] = word;
      }
    }
    return all;
  }

  /** Call inside exclusively. */
  public void clear() {
    words = new long[FEW];
    size = 0;
  }

  /** The word of the given thread, or none. Without the lock: the caller is that thread. */
  public long lastOf(int tid) {
    long[] all = open;
    int at = all == null ? -1 : find(all, tid);
    return at < 0 ? AccessWord.NONE : all[at];
  }

  /** Where the word of a thread is, or -1. */
  private static int find(long[] words, int tid) {
    int at = place(words, tid);
    return words[at] == AccessWord.NONE ? -1 : at;
  }

  /** Where the word of a thread is or has to be. */
  private static int place(long[] words, int tid) {
    int at = tid & (words.length - 1);
    while (words[at] != AccessWord.NONE && AccessWord.tid(words[at]) != tid) {
      at = (at + 1) & (words.length - 1);
    }
    return at;
  }
}
