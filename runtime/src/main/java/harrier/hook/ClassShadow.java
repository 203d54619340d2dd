package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import java.util.ArrayList;
import java.util.List;

/** Where the shadow state of a class's objects is. Made when the first of them is met. */
final class ClassShadow {
  private static final ClassValue<ClassShadow> ALL =
      new ClassValue<>() {
        @Override
        protected ClassShadow computeValue(Class<?> type) {
          return new ClassShadow(type);
        }
      };

  /** The object's extension, or -1 if its class could not be given fields. */
  final long extensionAt;

  /** Shadows of all instance fields, inherited ones too, for clones. */
  final List<FieldShadow> fields;

  /** Whether its clone method is code of the target. */
  final boolean clonesItself;

  private ClassShadow(Class<?> type) {
    boolean declaresClone = false;
    long extension = -1;
    List<FieldShadow> all = new ArrayList<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      ClassInfo info = infoOf(c);
      if (info == null) {
        continue;
      }
      declaresClone |= info.declaresClone;
      if (info.isTop) {
        extension = Memory.offsetOf(c, ShadowFields.EXTENSION);
      }
      for (ClassInfo.Field field : info.fields) {
        if (!field.isStatic() && field.number() >= 0) {
          all.add(Resolver.shadowOf(c, info, field));
        }
      }
    }
    extensionAt = extension;
    fields = all;
    clonesItself = declaresClone;
  }

  static ClassShadow of(Class<?> type) {
    return ALL.get(type);
  }

  static ClassInfo infoOf(Class<?> type) {
    return Classes.find(type.getName(), type.getClassLoader());
  }
}
