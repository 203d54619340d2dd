package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowChannel;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
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

  /**
   * What the class file says.
   *
   * @param isTop whether its superclass is not instrumented, so that it carries the object's
   *     extension
   * @param isInitializedWithSubtypes true for a class, or an interface with default methods
   * @param keepsThis whether its constructors let nobody else know the new object before they end
   * @param supertypes binary names of its superclass and interfaces that are not the JDK's
   * @param methods names with descriptors of the methods it declares, if it may override some of
   *     the JDK's
   */
  public record Declared(
      boolean isInterface,
      boolean isTop,
      boolean declaresClone,
      boolean declaresFinalizer,
      boolean hasInitializer,
      boolean isInitializedWithSubtypes,
      boolean keepsThis,
      List<String> supertypes,
      List<Field> fields,
      Set<String> methods) {}

  /** Binary name. */
  final String name;

  /** Identifies the class among all instrumented ones. */
  public final int number;

  final Declared declared;

  /** The class's loader, or null for the bootstrap loader. */
  private final WeakReference<ClassLoader> loader;

  /** One for each field, null until it is made. No class of the JDK: those have models. */
  private final FieldShadow[] shadows;

  /** Null until it is asked for: supertypes are known once the class is used. */
  private volatile ClassInfo[] initializedBefore;

  /** What the end of the static initializer publishes to, or null. */
  final ShadowChannel initialization;

  ClassInfo(String name, ClassLoader loader, int number, Declared declared) {
    this.name = name;
    this.loader = loader == null ? null : new WeakReference<>(loader);
    this.number = number;
    this.declared = declared;
    shadows = new FieldShadow[declared.fields().size()];
    initialization =
        declared.hasInitializer() ? new ShadowChannel("initialization of " + name) : null;
  }

  /** Whether using the class may initialize it or one of its supertypes. */
  boolean mayInitialize() {
    return declared.hasInitializer() || !declared.isInterface() && !declared.supertypes().isEmpty();
  }

  /** Supertypes with initializers that are initialized before the class. */
  ClassInfo[] initializedBefore() {
    ClassInfo[] found = initializedBefore;
    if (found == null) {
      List<ClassInfo> all = new ArrayList<>();
      if (!declared.isInterface()) {
        addSupertypes(all);
      }
      found = all.toArray(new ClassInfo[0]);
      initializedBefore = found;
    }
    return found;
  }

  private void addSupertypes(List<ClassInfo> all) {
    for (String supertype : declared.supertypes()) {
      ClassInfo above = Classes.seenFrom(loader == null ? null : loader.get(), supertype);
      if (above != null) {
        if (above.initialization != null && above.declared.isInitializedWithSubtypes()) {
          all.add(above);
        }
        above.addSupertypes(all);
      }
    }
  }

  /** Binary name. */
  public String name() {
    return name;
  }

  boolean isOf(ClassLoader other) {
    return loader == null ? other == null : loader.refersTo(other);
  }

  /** The declared field, whatever its type if the descriptor is null. */
  Field field(String fieldName, String descriptor) {
    for (Field f : declared.fields()) {
      if (f.name().equals(fieldName) && (descriptor == null || f.descriptor().equals(descriptor))) {
        return f;
      }
    }
    return null;
  }

  /** Whether this is the one shadow of a field of the class. */
  boolean declares(FieldShadow shadow) {
    for (int i = 0; i < shadows.length; i++) {
      if (Memory.getReference(shadows, at(i)) == shadow) {
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
    List<Field> fields = declared.fields();
    int index = 0;
    while (fields.get(index) != field) {
      index++;
    }
    return at(index);
  }

  private static long at(int index) {
    return Memory.REFERENCES + index * Memory.REFERENCE_SIZE;
  }
}
