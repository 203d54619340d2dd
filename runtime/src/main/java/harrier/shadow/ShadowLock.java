package harrier.shadow;

/** The shadow of one lock of the target. */
public final class ShadowLock extends ShadowSync {
  private static final Counter NEXT = new Counter(1);

  private final String type;
  private final int number = NEXT.next();

  /**
   * The thread that held the lock last. Written only by who holds it; to anyone else a hint. It
   * stays when the lock is released: storing a reference costs more than looking.
   */
  private ShadowThread holder;

  /** How often the holder has acquired it; 0 if nobody holds it. Touched only by the holder. */
  private int depth;

  public ShadowLock(String type) {
    this.type = type;
  }

  @Override
  public String name() {
    return type + "@" + Integer.toHexString(number);
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
