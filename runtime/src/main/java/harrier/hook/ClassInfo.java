package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowChannel;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Set;

/** What instrumentation knows of a class it gave shadow fields. */
public final class ClassInfo {
  /**
   * A field that has a shadow, or would have one if it needed one.
   *
   * @param number of its shadow fields, or -1 if it is final
   */
  public record Field(
      String name, String descriptor, boolean isStatic, boolean isVolatile, int number) {}

  /** Binary name. */
  final String name;

  /** Identifies the class among all instrumented ones. */
  public final int number;

  /** Whether its superclass is not instrumented, so that it carries the object's extension. */
  final boolean isTop;

  final boolean declaresClone;
  final boolean hasInitializer;

  /** Whether its constructors let nobody else know the new object before they end. */
  final boolean keepsThis;

  final List<Field> fields;

  /** Names with descriptors of the methods it declares, if it may override some of the JDK's. */
  final Set<String> methods;

  /** The class's loader, or null for the bootstrap loader. */
  private final WeakReference<ClassLoader> loader;

  /** One for each field, null until it is made. No class of the JDK: those have models. */
  private final FieldShadow[] shadows;

  /** What the end of the static initializer publishes to. */
  final ShadowChannel initialization;

  ClassInfo(
      String name,
      ClassLoader loader,
      int number,
      boolean isTop,
      boolean declaresClone,
      boolean hasInitializer,
      boolean keepsThis,
      List<Field> fields,
      Set<String> methods) {
    this.name = name;
    this.loader = loader == null ? null : new WeakReference<>(loader);
    this.number = number;
    this.isTop = isTop;
    this.declaresClone = declaresClone;
    this.hasInitializer = hasInitializer;
    this.keepsThis = keepsThis;
    this.fields = fields;
    this.methods = methods;
    shadows = new FieldShadow[fields.size()];
    initialization = hasInitializer ? new ShadowChannel("initialization of " + name) : null;
  }

  boolean isOf(ClassLoader other) {
    return loader == null ? other == null : loader.refersTo(other);
  }

  /** The declared field, whatever its type if the descriptor is null. */
  Field field(String fieldName, String descriptor) {
    for (Field f : fields) {
      if (f.name().equals(fieldName) && (descriptor == null || f.descriptor().equals(descriptor))) {
        return f;
      }
    }
    return null;
  }

  /** Whether this is the one shadow of a field of the class. */
  boolean declares(FieldShadow shadow) {
    for (Field f : fields) {
      if (shadow(f) == shadow) {
        return true;
      }
    }
    return false;
  }

  /** The field's shadow if it has been made. */
  FieldShadow shadow(Field field) {
    return (FieldShadow) Memory.getReference(shadows, shadowAt(field));
  }

  /** Keeps the first shadow that is made for a field. */
  FieldShadow keep(Field field, FieldShadow made) {
    return Memory.compareAndSetReference(shadows, shadowAt(field), null, made)
        ? made
        : shadow(field);
  }

  private long shadowAt(Field field) {
    return Memory.REFERENCES + fields.indexOf(field) * Memory.REFERENCE_SIZE;
  }
}
