package harrier.shadow;

/** The shadow of one volatile variable. */
public final class ShadowVolatile extends ShadowSync {
  private static final long STATE = Memory.offsetOf(ShadowVolatile.class, "state");

  private final String name;

  /** Null unless the variable is accessed in ways that are not volatile. */
  private volatile VolatileState state;

  public ShadowVolatile(String name) {
    this.name = name;
  }

  /** The variable's accesses, for the check of plain ones. */
  public VolatileState state() {
    VolatileState present = state;
    if (present == null) {
      VolatileState made = new VolatileState();
      present = Memory.compareAndSetReference(this, STATE, null, made) ? made : state;
    }
    return present;
  }

  @Override
  public String name() {
    return name;
  }
}
