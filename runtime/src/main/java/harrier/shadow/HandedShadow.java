package harrier.shadow;

/** What the tools behind one that keeps words have of a variable that it has handed on. */
public final class HandedShadow {
  public static final long SHADOW = Memory.offsetOf(HandedShadow.class, "shadow");

  /** Which variable of the object this is: the offset of its read word. */
  final long variable;

  /** The next variable of the same object. Set before this one is published. */
  HandedShadow next;

  private volatile ShadowVar shadow;

  HandedShadow(long variable) {
    this.variable = variable;
  }

  public ShadowVar shadow() {
    return shadow;
  }
}
