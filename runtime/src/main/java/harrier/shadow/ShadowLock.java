package harrier.shadow;

/** The shadow of one lock of the target. */
public final class ShadowLock extends ShadowSync {
  private static final Counter NEXT = new Counter(1);

  private final String type;
  private final int number = NEXT.next();

  /** The thread that holds the lock. Written only by the holder; to anyone else a hint. */
  private ShadowThread holder;

  /** How often the holder has acquired it. Touched only by the holder. */
  private int depth;

  public ShadowLock(String type) {
    this.type = type;
  }

  @Override
  public String name() {
    return type + "@" + Integer.toHexString(number);
  }

  public ShadowThread holder() {
    return holder;
  }

  /** Counts an acquire by {@code t}, which holds the lock now. True for the outermost one. */
  public boolean enter(ShadowThread t) {
    if (holder == t) {
      depth++;
      return t.lossy;
    }
    holder = t;
    depth = 1;
    return true;
  }

  /** Counts a release by {@code t}, which still holds the lock. True for the outermost one. */
  public boolean leave(ShadowThread t) {
    if (holder != t || --depth > 0) {
      return t.lossy;
    }
    holder = null;
    return true;
  }

  /** Gives the lock up entirely, as a wait does, and answers the depth to restore. */
  public int leaveAll(ShadowThread t) {
    if (holder != t) {
      return t.lossy ? 1 : 0;
    }
    int held = depth;
    depth = 0;
    holder = null;
    return held;
  }

  /** Takes the lock back after a wait. */
  public void reenter(ShadowThread t, int held) {
    holder = t;
    depth = held;
  }
}
