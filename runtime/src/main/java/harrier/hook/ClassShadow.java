package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/** Where the shadow state of a class's objects is. Made when the first of them is met. */
final class ClassShadow {
  private static final ClassValue<ClassShadow> ALL =
      new ClassValue<>() {
        @Override
        protected ClassShadow computeValue(Class<?> type) {
          return new ClassShadow(type);
        }
      };

  /** Places found lately, by the end of the class's hash. */
  private static final Place[] PLACES = new Place[256];

  /** The object's extension, or -1 if its class could not be given fields. */
  final long extensionAt;

  /** Shadows of all instance fields, inherited ones too, for clones. */
  final List<FieldShadow> fields;

  /** Whether its clone method is code of the target. */
  final boolean clonesItself;

  /** Whether it has a finalizer that is code of the target. */
  final boolean isFinalizable;

  private final Class<?> type;

  /** For Unsafe. Null until it asks. */
  private volatile Map<Long, FieldShadow> fieldsByOffset;

  private volatile Map<Long, FieldShadow> staticsByOffset;

  private ClassShadow(Class<?> type) {
    this.type = type;
    boolean declaresClone = false;
    boolean declaresFinalizer = false;
    long extension = -1;
    List<FieldShadow> all = new ArrayList<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      ClassInfo info = infoOf(c);
      if (info == null) {
        continue;
      }
      declaresClone |= info.declared.declaresClone();
      declaresFinalizer |= info.declared.declaresFinalizer();
      if (info.declared.isTop()) {
        extension = Memory.offsetOf(c, ShadowFields.EXTENSION);
      }
      for (ClassInfo.Field field : info.declared.fields()) {
        if (!field.isStatic() && field.number() >= 0) {
          all.add(Resolver.shadowOf(c, info, field));
        }
      }
    }
    extensionAt = extension;
    fields = all;
    clonesItself = declaresClone;
    isFinalizable = declaresFinalizer;
  }

  static ClassShadow of(Class<?> type) {
    return ALL.get(type);
  }

  /** Where objects of a class have their extension, or -1 if nowhere. Faster than the rest. */
  @ForceInline
  static long extensionAt(Class<?> type) {
    Place known = PLACES[System.identityHashCode(type) & (PLACES.length - 1)];
    return known != null && known.refersTo(type) ? known.at : findPlace(type);
  }

  @DontInline
  private static long findPlace(Class<?> type) {
    long at = of(type).extensionAt;
    PLACES[System.identityHashCode(type) & (PLACES.length - 1)] = new Place(type, at);
    return at;
  }

  /** Where objects of one class have their extension. Keeps no class alive. */
  private static final class Place extends WeakReference<Class<?>> {
    final long at;

    Place(Class<?> type, long at) {
      super(type);
      this.at = at;
    }
  }

  /** The field of the class's objects at an offset, or null. */
  FieldShadow fieldAt(long offset) {
    if (fieldsByOffset == null) {
      fieldsByOffset = byOffset(false);
    }
    return fieldsByOffset.get(offset);
  }

  /** The class's own static at an offset, or null. */
  FieldShadow staticAt(long offset) {
    if (staticsByOffset == null) {
      staticsByOffset = byOffset(true);
    }
    return staticsByOffset.get(offset);
  }

  private Map<Long, FieldShadow> byOffset(boolean statics) {
    Map<Long, FieldShadow> all = new HashMap<>();
    for (Class<?> c = type; c != null; c = statics ? null : c.getSuperclass()) {
      ClassInfo info = infoOf(c);
      if (info != null) {
        for (ClassInfo.Field field : info.declared.fields()) {
          if (field.isStatic() == statics) {
            all.put(Memory.offsetOf(c, field.name()), Resolver.shadowOf(c, info, field));
          }
        }
      }
    }
    return all;
  }

  static ClassInfo infoOf(Class<?> type) {
    return Classes.find(type.getName(), type.getClassLoader());
  }
}
