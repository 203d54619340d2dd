package harrier.shadow;

/**
 * The state that several elements of an array have in common, while a tool sees to it and as long
 * as it lists its readers. Guarded by their chunk's lock.
 */
public final class CommonState {
  public static final long READ = Memory.offsetOf(CommonState.class, "read");
  public static final long WRITE = Memory.offsetOf(CommonState.class, "write");
  public static final long EXTENSION = Memory.offsetOf(CommonState.class, "extension");

  /** The word of the last read. */
  long read;

  /** The word of the last write. */
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

  /** Whether the elements belong to another tool. They get words as soon as it is told of them. */
  public boolean isHanded() {
    return write == AccessWord.HANDED;
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
}
