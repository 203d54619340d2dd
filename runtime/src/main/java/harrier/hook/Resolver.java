package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.Site;

/** Finds the shadow of the field a site accesses, as the JVM finds the field itself. */
final class Resolver {
  private Resolver() {}

  /** Resolves once for each site; the result never changes. */
  static FieldShadow resolve(Site site, Object base) {
    boolean isStatic = base instanceof Class<?> && !site.owner.equals("java.lang.Class");
    Class<?> owner = isStatic ? (Class<?>) base : base.getClass();
    while (owner != null && !owner.getName().equals(site.owner)) {
      owner = owner.getSuperclass();
    }
    int steps = 0;
    FieldShadow found = null;
    for (Class<?> c = owner; c != null && found == null; c = c.getSuperclass()) {
      ClassInfo info = ClassShadow.infoOf(c);
      ClassInfo.Field field = info == null ? null : info.field(site.field, site.descriptor);
      if (field != null) {
        found = shadowOf(c, info, field);
      } else {
        found = isStatic ? findInInterfaces(c, site) : null;
        steps += found == null ? 1 : 0;
      }
    }
    if (found == null) {
      found = FieldShadow.NONE;
    } else if (isStatic && steps > 0) {
      found = found.throughSubclass(steps);
    }
    site.shadow(found);
    return found;
  }

  private static FieldShadow findInInterfaces(Class<?> type, Site site) {
    for (Class<?> each : type.getInterfaces()) {
      ClassInfo info = ClassShadow.infoOf(each);
      ClassInfo.Field field = info == null ? null : info.field(site.field, site.descriptor);
      if (field != null) {
        return shadowOf(each, info, field);
      }
      FieldShadow inherited = findInInterfaces(each, site);
      if (inherited != null) {
        return inherited;
      }
    }
    return null;
  }

  static FieldShadow shadowOf(Class<?> type, ClassInfo info, ClassInfo.Field field) {
    int initializer = field.isStatic() && info.hasInitializer ? info.number : -1;
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
    return new FieldShadow(
        info.name,
        field.name(),
        field.isStatic(),
        field.isVolatile(),
        offset(type, ShadowFields.READ + field.number()),
        offset(type, ShadowFields.WRITE + field.number()),
        offset(type, ShadowFields.REFERENCE + field.number()),
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
        offset(home, ShadowFields.READ + suffix),
        offset(home, ShadowFields.WRITE + suffix),
        offset(home, ShadowFields.REFERENCE + suffix),
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

  private static long offset(Class<?> type, String field) {
    return Memory.offsetOf(type, field);
  }
}
