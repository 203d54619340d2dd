package harrier.shadow;

/** The shadow of one lock of the target. */
public final class ShadowLock extends ShadowSync {
  private static final Counter NEXT = new Counter(1);
  private static final long READERS = Memory.offsetOf(ShadowLock.class, "readers");
  private static final long WRITERS = Memory.offsetOf(ShadowLock.class, "writers");

  private final String type;
  private final int number = NEXT.next();

  /**
   * The thread that held the lock last. Written only by who holds it; to anyone else a hint. It
   * stays when the lock is released: storing a reference costs more than looking.
   */
  private ShadowThread holder;

  /** How often the holder has acquired it; 0 if nobody holds it. Touched only by the holder. */
  private int depth;

  private volatile ShadowChannel readers;
  private volatile ShadowChannel writers;

  private final boolean hasOwner;

  /** Whether a thread has given up what another one had taken. */
  private volatile boolean isPassedOn;

  public ShadowLock(String type) {
    this(type, true);
  }

  /**
   * A lock of the live program.
   *
   * @param hasOwner whether only the thread that has taken it can give it up
   */
  ShadowLock(String type, boolean hasOwner) {
    this.type = type;
    this.hasOwner = hasOwner;
  }

  /**
   * Whether only the thread that has taken it can give it up; else it is not certain who holds it.
   */
  public boolean hasOwner() {
    return hasOwner;
  }

  void passOn() {
    isPassedOn = true;
  }

  boolean isPassedOn() {
    return isPassedOn;
  }

  /** Where readers leave what those have to know who take the lock alone. */
  public ShadowChannel readers() {
    ShadowChannel present = readers;
    return present != null ? present : make(READERS, "readers");
  }

  /** The same, or null if nobody has left anything. */
  public ShadowChannel presentReaders() {
    return readers;
  }

  /** Where those leave what they did who gave the lock up in the place of others. */
  public ShadowChannel writers() {
    ShadowChannel present = writers;
    return present != null ? present : make(WRITERS, "writers");
  }

  /** The same, or null if nobody has left anything. */
  public ShadowChannel presentWriters() {
    return writers;
  }

  private ShadowChannel make(long at, String what) {
    ShadowChannel made = new ShadowChannel(type + " " + what, this);
    return Memory.compareAndSetReference(this, at, null, made)
        ? made
        : (ShadowChannel) Memory.getReference(this, at);
  }

  @Override
  public String name() {
    return type + "@" + Integer.toHexString(number);
  }

  /** The same where it is held for reading. */
  public String nameForReading() {
    return name() + " (read)";
  }

  public ShadowThread holder() {
    return depth > 0 ? holder : null;
  }

  /** Counts an acquire by {@code t}, which holds the lock now. True for the outermost one. */
  public boolean enter(ShadowThread t) {
    if (holder != t) {
      holder = t;
      depth = 0;
    }
    return depth++ == 0 || t.lossy;
  }

  /** Counts a release by {@code t}, which still holds the lock. True for the outermost one. */
  public boolean leave(ShadowThread t) {
    return holder == t && depth > 0 && --depth == 0 || t.lossy;
  }

  /** Gives the lock up entirely, as a wait does, and answers the depth to restore. */
  public int leaveAll(ShadowThread t) {
    int held = holder == t ? depth : 0;
    if (held > 0) {
      depth = 0;
    }
    return held == 0 && t.lossy ? 1 : held;
  }

  /** Takes the lock back after a wait. */
  public void reenter(ShadowThread t, int held) {
    holder = t;
    depth = held;
  }
}
