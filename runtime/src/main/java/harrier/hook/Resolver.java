package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.Site;
import jdk.internal.vm.annotation.DontInline;

/** Finds the shadow of the field a site accesses, as the JVM finds the field itself. */
final class Resolver {
  private Resolver() {}

  /**
   * Resolves once for each site; the result never changes.
   *
   * @param type the class of the object accessed, or the class that is asked for a static
   */
  @DontInline
  static FieldShadow resolve(Site site, Class<?> type, boolean isStatic) {
    Class<?> owner = named(site.owner, type);
    FieldShadow found = find(owner, site.field, site.descriptor, isStatic);
    if (isStatic) {
      int steps = stepsUp(owner, found);
      found = steps > 0 ? found.throughSubclass(steps) : found;
    } else if (mayBeUnseen(type, site, found)) {
      site.unseen();
    }
    site.shadow(found);
    return found;
  }

  /** The class of that name among a class and its superclasses, or null. */
  private static Class<?> named(String name, Class<?> type) {
    Class<?> found = type;
    while (found != null && !found.getName().equals(name)) {
      found = found.getSuperclass();
    }
    return found;
  }

  /** Whether an object is known to nobody else before the constructor that has the site runs. */
  private static boolean mayBeUnseen(Class<?> type, Site site, FieldShadow field) {
    boolean hasOwnState =
        Live.keepsWords() ? Live.takesShortcuts() && field.writeAt > 0 : field.referenceAt > 0;
    if (!hasOwnState || field.whole != null || field.isVolatile()) {
      return false;
    }
    Class<?> above = named(site.className, type);
    above = above == null ? null : above.getSuperclass();
    while (above != Object.class && above != Record.class && above != Enum.class) {
      ClassInfo info = above == null ? null : ClassShadow.infoOf(above);
      if (info == null || !info.declared.keepsThis()) {
        return false;
      }
      above = above.getSuperclass();
    }
    return true;
  }

  /**
   * The shadow of a field that the class has or inherits.
   *
   * @param descriptor its type, or null if its name is enough
   * @param mayBeStatic whether interfaces are searched too
   */
  static FieldShadow find(Class<?> owner, String name, String descriptor, boolean mayBeStatic) {
    for (Class<?> c = owner; c != null; c = c.getSuperclass()) {
      FieldShadow found = declaredIn(c, name, descriptor);
      if (found == null && mayBeStatic) {
        found = findInInterfaces(c, name, descriptor);
      }
      if (found != null) {
        return found;
      }
    }
    return FieldShadow.NONE;
  }

  private static FieldShadow declaredIn(Class<?> type, String name, String descriptor) {
    ClassInfo info = ClassShadow.infoOf(type);
    ClassInfo.Field field = info == null ? null : info.field(name, descriptor);
    return field == null ? null : shadowOf(type, info, field);
  }

  private static FieldShadow findInInterfaces(Class<?> type, String name, String descriptor) {
    for (Class<?> each : type.getInterfaces()) {
      FieldShadow found = declaredIn(each, name, descriptor);
      if (found == null) {
        found = findInInterfaces(each, name, descriptor);
      }
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** How many superclasses up a static is declared; 0 if by an interface. */
  private static int stepsUp(Class<?> owner, FieldShadow field) {
    int steps = 0;
    Class<?> home = home(owner, field);
    for (Class<?> c = owner; home != null && c != home; c = c.getSuperclass()) {
      steps++;
    }
    return steps;
  }

  /** The class among a class and its superclasses that declares a field, or null. */
  static Class<?> home(Class<?> owner, FieldShadow field) {
    Class<?> home = owner;
    while (home != null && !declares(home, field)) {
      home = home.getSuperclass();
    }
    return home;
  }

  private static boolean declares(Class<?> type, FieldShadow field) {
    ClassInfo info = ClassShadow.infoOf(type);
    return info != null && info.declares(field);
  }

  /** The one shadow of a field. */
  static FieldShadow shadowOf(Class<?> type, ClassInfo info, ClassInfo.Field field) {
    FieldShadow present = info.shadow(field);
    return present != null ? present : info.keep(field, make(type, info, field));
  }

  private static FieldShadow make(Class<?> type, ClassInfo info, ClassInfo.Field field) {
    int initializer = field.isStatic() && info.mayInitialize() ? info.number : -1;
    if (field.number() < 0) {
      return new FieldShadow(
          info.name, field.name(), field.isStatic(), false, -1, -1, -1, -1, null, initializer);
    }
    FieldShadow whole = null;
    if (Live.fields() != Granularity.FINE && !field.isVolatile()) {
      whole = wholeOf(type, info, field, initializer);
      if (Live.fields() == Granularity.COARSE) {
        return whole;
      }
    }
    Class<?> home = field.isStatic() ? type : topOf(type);
    boolean hasWords = Live.keepsWords() && !field.isVolatile();
    return new FieldShadow(
        info.name,
        field.name(),
        field.isStatic(),
        field.isVolatile(),
        offsetIf(hasWords, type, ShadowFields.READ + field.number()),
        offsetIf(hasWords, type, ShadowFields.WRITE + field.number()),
        offsetIf(!hasWords, type, ShadowFields.REFERENCE + field.number()),
        offset(home, field.isStatic() ? ShadowFields.STATIC_EXTENSION : ShadowFields.EXTENSION),
        whole,
        initializer);
  }

  /** The state of the whole object; named after the field that is accessed. */
  private static FieldShadow wholeOf(
      Class<?> type, ClassInfo info, ClassInfo.Field field, int initializer) {
    Class<?> home = field.isStatic() ? type : topOf(type);
    String suffix = field.isStatic() ? ShadowFields.WHOLE_STATIC : ShadowFields.WHOLE;
    return new FieldShadow(
        info.name,
        field.name(),
        field.isStatic(),
        false,
        offsetIf(Live.keepsWords(), home, ShadowFields.READ + suffix),
        offsetIf(Live.keepsWords(), home, ShadowFields.WRITE + suffix),
        offsetIf(!Live.keepsWords(), home, ShadowFields.REFERENCE + suffix),
        offset(home, field.isStatic() ? ShadowFields.STATIC_EXTENSION : ShadowFields.EXTENSION),
        null,
        initializer);
  }

  /** The topmost class of the target that the class extends. */
  private static Class<?> topOf(Class<?> type) {
    Class<?> top = type;
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (ClassShadow.infoOf(c) != null) {
        top = c;
      }
    }
    return top;
  }

  /** Where a field is that is only there on a condition; else -1. */
  private static long offsetIf(boolean isThere, Class<?> type, String field) {
    return isThere ? offset(type, field) : -1;
  }

  private static long offset(Class<?> type, String field) {
    return Memory.offsetOf(type, field);
  }
}
