package harrier.shadow;

/**
 * The accesses to a volatile variable that can also be accessed plainly, through a handle: what a
 * field that is not volatile keeps in its object.
 */
public final class VolatileState {
  public static final long READ = Memory.offsetOf(VolatileState.class, "lastRead");
  public static final long WRITE = Memory.offsetOf(VolatileState.class, "lastWrite");
  public static final long REFERENCE = Memory.offsetOf(VolatileState.class, "reference");
  public static final long EXTENSION = Memory.offsetOf(VolatileState.class, "extension");

  @SuppressWarnings("unused") // all by address
  private volatile long lastRead;

  @SuppressWarnings("unused")
  private volatile long lastWrite;

  @SuppressWarnings("unused")
  private volatile Object reference;

  @SuppressWarnings("unused")
  private volatile Object extension;

  VolatileState() {}
}
