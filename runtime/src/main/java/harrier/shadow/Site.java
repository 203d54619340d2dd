package harrier.shadow;

import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/** A place in the target's source where an event happens. */
public final class Site {
  /** What the target does there. */
  public enum Op {
    READ("read"),
    WRITE("write"),
    LOCK("lock"),
    CALL("call");

    private final String word;

    Op(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** A place nobody knows: sites beyond the limit, events without code of the target. */
  public static final Site UNKNOWN =
      new Site(0, "unknown", "unknown", null, -1, Op.CALL, null, null, null);

  /** Index in {@link Sites}. */
  public final int id;

  /** Binary name of the class whose code this is. */
  public final String className;

  public final String method;

  /** Source file, or null. */
  public final String file;

  /** Line, or -1. */
  public final int line;

  public final Op op;

  /** Binary name of the class through which a field is accessed, or null. */
  public final String owner;

  /** The field accessed, or null. */
  public final String field;

  /**
   * Its type as class files write it; where a method begins or ends, the modifiers and annotations
   * of the method; or null.
   */
  public final String descriptor;

  /** Shadow of the field accessed here. Null until the first access; the same object ever after. */
  @Stable private FieldShadow shadow;

  /** Whether accesses here are remembered with their stack: a race at this site has been seen. */
  private volatile boolean suspect;

  /** Set, if at all, before the shadow is. */
  @Stable private boolean unseen;

  /** Whether the boundary of a method here is an event; empty before that was asked. */
  @Stable private Boundary boundary;

  /** What becomes of a boundary. */
  private enum Boundary {
    TOLD,
    IGNORED
  }

  public Site(
      int id,
      String className,
      String method,
      String file,
      int line,
      Op op,
      String owner,
      String field,
      String descriptor) {
    this.id = id;
    this.className = className;
    this.method = method;
    this.file = file;
    this.line = line;
    this.op = op;
    this.owner = owner;
    this.field = field;
    this.descriptor = descriptor;
  }

  public boolean isWrite() {
    return op == Op.WRITE;
  }

  public FieldShadow shadow() {
    return shadow;
  }

  public void shadow(FieldShadow resolved) {
    shadow = resolved;
  }

  public boolean isSuspect() {
    return suspect;
  }

  public void suspect() {
    suspect = true;
  }

  /** Whether a write here is to a new object that certainly nobody else knows. */
  public boolean isUnseen() {
    return unseen;
  }

  public void unseen() {
    unseen = true;
  }

  /** Whether it is known that nobody wants to hear of the method that begins or ends here. */
  @ForceInline
  public boolean isIgnored() {
    return boundary == Boundary.IGNORED;
  }

  /** Whether it is known that somebody does. */
  public boolean isTold() {
    return boundary == Boundary.TOLD;
  }

  public void tell(boolean wanted) {
    boundary = wanted ? Boundary.TOLD : Boundary.IGNORED;
  }

  /** {@code File.java:17}, or the best that is known of it. */
  public String position() {
    if (file == null) {
      return "Unknown Source";
    }
    return line < 0 ? file : file + ":" + line;
  }

  /** As a stack frame prints: {@code a.B.inc(B.java:17)}. */
  @Override
  public String toString() {
    return className + "." + method + "(" + position() + ")";
  }
}
