package harrier.shadow;

import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * Where the shadow state of one field is: offsets from the object, or from the class of a static.
 *
 * <p>The offsets are those of fields that instrumentation added; -1 where there is none. {@link
 * #NONE} is the shadow of a field that is not checked.
 */
public final class FieldShadow {
  /** For fields that need no check or cannot have one. */
  public static final FieldShadow NONE =
      new FieldShadow("", "", false, false, -1, -1, -1, -1, null, -1);

  /** Binary name of the declaring class. */
  public final String type;

  public final String name;
  public final boolean isStatic;

  // A compiler takes what is stable for constant unless it is zero or false: so these say what most
  // fields are.

  @Stable private final boolean isPlain;
  @Stable private final boolean isPlainAlone;
  @Stable private final boolean isDeclaredByNamed;

  /** The word of the last read, for tools that keep words. */
  @Stable public final long readAt;

  /** The word of the last write. */
  @Stable public final long writeAt;

  /** The reference to a {@link ShadowVar}, or to the {@link ShadowVolatile} of a volatile field. */
  @Stable public final long referenceAt;

  /** The {@link Extension} of the object, or of the class for a static. */
  @Stable public final long extensionAt;

  /** With adaptive granularity, the state of the whole object; else null. */
  @Stable public final FieldShadow whole;

  /** For a static, the number of its class if that has a static initializer; else -1. */
  @Stable public final int initializer;

  /** How many superclasses above the class that a site names a static is declared. */
  private final int stepsUp;

  /** The shadow of the same field with no steps up. */
  private final FieldShadow direct;

  /** The name of the channel that handles with ordering modes synchronize on. */
  public final String channel;

  /** For a volatile field, whether there are handles through which it can be accessed plainly. */
  private volatile boolean handled;

  public FieldShadow(
      String type,
      String name,
      boolean isStatic,
      boolean isVolatile,
      long readAt,
      long writeAt,
      long referenceAt,
      long extensionAt,
      FieldShadow whole,
      int initializer) {
    this(
        type,
        name,
        isStatic,
        isVolatile,
        readAt,
        writeAt,
        referenceAt,
        extensionAt,
        whole,
        initializer,
        0,
        null);
  }

  private FieldShadow(
      String type,
      String name,
      boolean isStatic,
      boolean isVolatile,
      long readAt,
      long writeAt,
      long referenceAt,
      long extensionAt,
      FieldShadow whole,
      int initializer,
      int stepsUp,
      FieldShadow direct) {
    this.type = type;
    this.name = name;
    this.isStatic = isStatic;
    isPlain = !isVolatile;
    isPlainAlone = isPlain && whole == null;
    isDeclaredByNamed = stepsUp == 0;
    this.readAt = readAt;
    this.writeAt = writeAt;
    this.referenceAt = referenceAt;
    this.extensionAt = extensionAt;
    this.whole = whole;
    this.initializer = initializer;
    this.stepsUp = stepsUp;
    this.direct = direct == null ? this : direct;
    channel = type + "." + name;
  }

  /** The same static, reached through a subclass of the class that declares it. */
  public FieldShadow throughSubclass(int steps) {
    return new FieldShadow(
        type,
        name,
        isStatic,
        isVolatile(),
        readAt,
        writeAt,
        referenceAt,
        extensionAt,
        whole,
        initializer,
        steps,
        direct);
  }

  @ForceInline
  public boolean isVolatile() {
    return !isPlain;
  }

  /** Whether it is not volatile, and its state is not that of a whole object. */
  @ForceInline
  public boolean isPlainAlone() {
    return isPlainAlone;
  }

  /** Where the state is: the object accessed, or the class that declares the static accessed. */
  @ForceInline
  public Object home(Object accessed) {
    return isDeclaredByNamed ? accessed : declaring((Class<?>) accessed);
  }

  private Class<?> declaring(Class<?> named) {
    Class<?> declaring = named;
    for (int i = 0; i < stepsUp; i++) {
      declaring = declaring.getSuperclass();
    }
    return declaring;
  }

  /** Whether accesses are checked. A volatile variable is synchronized on instead. */
  public boolean isChecked() {
    return writeAt > 0 || referenceAt > 0 && isPlain;
  }

  public boolean isHandled() {
    return direct.handled;
  }

  public void handled() {
    direct.handled = true;
  }

  public Variable variable() {
    return isStatic ? Variable.ofStatic(type, name) : Variable.field(type, name);
  }
}
