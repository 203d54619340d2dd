package harrier.shadow;

/** The latest read of each thread that reads one variable, as access words. */
public final class ReadSet extends SpinLock {
  /** Which variable of the object this is: the offset of its read word. */
  final long variable;

  /** The next variable of the same object. Set before this one is published. */
  ReadSet next;

  /** One word per reading thread, front to back. Guarded by this lock. */
  private long[] words = new long[4];

  private int size;

  ReadSet(long variable) {
    this.variable = variable;
  }

  /** What to do with the words while nobody else can touch them. */
  public interface Visit<T> {
    T apply(ReadSet reads);
  }

  public <T> T exclusively(Visit<T> visit) {
    lock();
    try {
      return visit.apply(this);
    } finally {
      unlock();
    }
  }

  /** Records a read if the variable's read word, at the given place, still leads here. */
  public boolean addTo(Object base, long readAt, long word) {
    lock();
    try {
      boolean isShared = Memory.getLongVolatile(base, readAt) == AccessWord.SHARED;
      if (isShared) {
        add(word);
      }
      return isShared;
    } finally {
      unlock();
    }
  }

  /** Forgets all reads, if they certainly happen before what a thread does now. */
  boolean clearsFor(ShadowThread t) {
    lock();
    try {
      for (int i = 0; i < size; i++) {
        if (!t.knows(words[i])) {
          return false;
        }
      }
      size = 0;
      return true;
    } finally {
      unlock();
    }
  }

  /** Records a read, replacing an earlier one by the same thread. Call inside exclusively. */
  public void add(long word) {
    int tid = AccessWord.tid(word);
    for (int i = 0; i < size; i++) {
      if (AccessWord.tid(words[i]) == tid) {
        words[i] = word;
        return;
      }
    }
    if (size == words.length) {
      words = java.util.Arrays.copyOf(words, size * 2);
    }
    words[size++] = word;
  }

  /** All words. Call inside exclusively. */
  public long[] words() {
    return java.util.Arrays.copyOf(words, size);
  }

  public void clear() {
    size = 0;
  }

  /** The word of the given thread, or none. Without the lock: the caller is that thread. */
  public long lastOf(int tid) {
    long[] all = words;
    int n = Math.min(size, all.length);
    for (int i = 0; i < n; i++) {
      if (AccessWord.tid(all[i]) == tid) {
        return all[i];
      }
    }
    return AccessWord.NONE;
  }
}
