package harrier.shadow;

/** The state that several elements of an array have in common. Guarded by their chunk's lock. */
public final class CommonState {
  public static final long READ = Memory.offsetOf(CommonState.class, "read");
  public static final long WRITE = Memory.offsetOf(CommonState.class, "write");
  public static final long EXTENSION = Memory.offsetOf(CommonState.class, "extension");

  /** The word of the last read. Read without the lock by the same-epoch test. */
  long read;

  /** The word of the last write. Likewise. */
  long write;

  /** The readers, once there are several. */
  private volatile Extension extension;

  CommonState(long read, long write) {
    this.read = read;
    this.write = write;
  }

  /** The same state, for elements that part company. */
  CommonState copy() {
    CommonState copy = new CommonState(read, write);
    if (AccessWord.isOwn(read)) {
      copy.read = copyReadersTo(Extension.at(copy, EXTENSION).readsOf(READ));
    }
    return copy;
  }

  /** Makes the readers those of a set that states may have in common, if there is room for one. */
  void shareReaders() {
    if (AccessWord.isOwn(read)) {
      long[] readers = Extension.at(this, EXTENSION).readsOf(READ).exclusively(ReadSet::words);
      long shared = ReadSets.add(readers);
      read = shared == AccessWord.OWN ? read : shared;
    }
  }

  /** Takes the words of another state over, which has no set of readers, if this never had one. */
  boolean becomes(CommonState other) {
    if (extension != null) {
      return false;
    }
    read = other.read;
    write = other.write;
    return true;
  }

  /**
   * Copies the readers, since a set of them that changes belongs to one state only.
   *
   * @return the word for the copies
   */
  long copyReadersTo(ReadSet other) {
    ReadSet own = Extension.at(this, EXTENSION).readsOf(READ);
    for (long word : own.exclusively(ReadSet::words)) {
      other.add(word);
    }
    return other.name();
  }

  /** Whether two states can become one. */
  boolean isLike(CommonState other) {
    return this == other || isLike(other.read, other.write);
  }

  boolean isLike(long otherRead, long otherWrite) {
    return read == otherRead && write == otherWrite && !AccessWord.isOwn(read);
  }

  /** Whether the elements belong to another tool. They get words as soon as it is told of them. */
  public boolean isHanded() {
    return write == AccessWord.HANDED;
  }

  /** Records an access, unless it concerns others. */
  boolean takesAlone(long word, boolean isWrite, ShadowThread t) {
    long next = t.next(read, write, word, isWrite);
    if (next != AccessWord.NONE) {
      record(next, isWrite);
    }
    return next != AccessWord.NONE;
  }

  /**
   * Records a read of a thread that is among the readers listed here, unless it concerns others.
   */
  public boolean renewsRead(long word, ShadowThread t) {
    if (!AccessWord.isOwn(read) || !t.knows(write)) {
      return false;
    }
    ReadSet reads = Extension.at(this, EXTENSION).readsOf(READ);
    return reads.renews(reads.open(), word, t);
  }

  /** A write takes the place of the reads before it too. */
  private void record(long word, boolean isWrite) {
    read = word;
    if (isWrite) {
      write = word;
    }
  }

  boolean isSettledBy(Sweep sweep) {
    return sweep.isSettled(read, write);
  }

  /** The same, for an access of a thread. */
  boolean isSettledFor(ShadowThread t, boolean isWrite) {
    return isWrite ? t.hasWritten(write) : t.hasRead(read);
  }

  void take(Sweep sweep, int first, int count) {
    if (isSettledBy(sweep)) {
      return;
    }
    long next = sweep.next(read, write);
    if (next == AccessWord.NONE) {
      sweep.check(this, first, count);
    } else {
      record(next, sweep.isWrite());
    }
  }
}
