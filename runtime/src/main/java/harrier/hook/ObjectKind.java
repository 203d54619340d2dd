package harrier.hook;

import harrier.hook.ObjectType.Role;
import harrier.shadow.Memory;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.vm.annotation.DontInline;

/** What the table of objects says of one class at run time. Made when the first of it is met. */
public final class ObjectKind {
  /** The table: types of the JDK by binary name. Set before the first class is instrumented. */
  private static volatile Map<String, ObjectType> table = Map.of();

  private static final ClassValue<ObjectKind> ALL =
      new ClassValue<>() {
        @Override
        protected ObjectKind computeValue(Class<?> type) {
          return new ObjectKind(type);
        }
      };

  /** Those of classes that are never unloaded, by the low bits of their hashes. Hints. */
  private static final ObjectKind[] RECENT = new ObjectKind[256];

  /** Names of the types in the table that have been compared with the JDK that runs. */
  private static final Set<String> COMPARED = ConcurrentHashMap.newKeySet();

  /** Views of views of views end somewhere. */
  private static final int DEEPEST = 64;

  /** The class's name as findings give it: that of a public class, if there is one. */
  final String name;

  final Role role;

  /** The field with the state, or with what it is a view of; -1 if there is none. */
  private final long fieldAt;

  /** The field with the index of a view's first element, or with the lock; -1 if there is none. */
  private final long secondAt;

  private final Class<?> type;

  /** The first class of the JDK: the class itself, or an ancestor of a class of the target. */
  private final Class<?> ancestor;

  /** The types whose rows hold for it, the nearest first. */
  private final List<ObjectType> types = new ArrayList<>();

  /** What calls do to objects of the class, by the low bits of their numbers. Hints. */
  private final Found[] found = new Found[FOUND];

  private static final int FOUND = 64;

  /** What is known of calls that do nothing to an object of the class. */
  private final ObjectCall.Known nothing;

  private final Reference<ObjectCall.Known> untouched;

  /**
   * What a call does to objects of one class.
   *
   * @param reference the same, for those who must not keep the class alive
   */
  record Found(ObjectCall call, ObjectCall.Known known, Reference<ObjectCall.Known> reference) {}

  private ObjectKind(Class<?> type) {
    this.type = type;
    nothing = new ObjectCall.Known(type, this, ObjectEffect.NONE, -1);
    untouched = new WeakReference<>(nothing);
    ancestor = firstOfJdk(type);
    Role found = Role.TYPE;
    long at = -1;
    long second = -1;
    Set<Class<?>> interfaces = new LinkedHashSet<>();
    for (Class<?> c = ancestor; c != null; c = c.getSuperclass()) {
      ObjectType listed = listed(c);
      if (listed != null && found == Role.TYPE) {
        found = listed.role();
      }
      if (listed != null && listed.field() != null && at < 0 && listed.role() == found) {
        at = Memory.offsetOf(c, listed.field());
        second = listed.second() == null ? -1 : Memory.offsetOf(c, listed.second());
      }
      addInterfaces(c, interfaces);
    }
    for (Class<?> each : interfaces) {
      listed(each);
    }
    role = found;
    fieldAt = at;
    secondAt = second;
    name = nameOf(type);
  }

  static void use(Map<String, ObjectType> types) {
    table = types;
  }

  static ObjectKind of(Class<?> type) {
    ObjectKind recent = RECENT[System.identityHashCode(type) & (RECENT.length - 1)];
    return recent != null && recent.type == type ? recent : find(type);
  }

  @DontInline
  private static ObjectKind find(Class<?> type) {
    ObjectKind found = ALL.get(type);
    if (type.getClassLoader() == null) {
      RECENT[System.identityHashCode(type) & (RECENT.length - 1)] = found;
    }
    return found;
  }

  private static Class<?> firstOfJdk(Class<?> type) {
    Class<?> c = type;
    while (isOfTarget(c)) {
      c = c.getSuperclass();
    }
    return c;
  }

  private static boolean isOfTarget(Class<?> c) {
    ClassLoader loader = c.getClassLoader();
    return loader != null && loader != ClassLoader.getPlatformClassLoader();
  }

  private static void addInterfaces(Class<?> c, Set<Class<?>> all) {
    for (Class<?> each : c.getInterfaces()) {
      if (all.add(each)) {
        addInterfaces(each, all);
      }
    }
  }

  private ObjectType listed(Class<?> c) {
    ObjectType found = table.get(c.getName());
    if (found != null && c.getClassLoader() == null) {
      types.add(found);
      if (COMPARED.add(found.name())) {
        compare(found, c);
      }
    }
    return found;
  }

  private static void compare(ObjectType listed, Class<?> c) {
    for (String row : listed.unmatched(c)) {
      Live.health().note("modelsUnmatched", row);
    }
  }

  private static String nameOf(Class<?> type) {
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      ObjectType listed = table.get(c.getName());
      if (Modifier.isPublic(c.getModifiers())
          || isOfTarget(c)
          || listed != null && listed.role() != Role.TYPE) {
        return c.getName();
      }
    }
    return type.getName();
  }

  /** What a call does to objects of the class. */
  Found find(ObjectCall call) {
    int slot = call.number & (FOUND - 1);
    Found last = found[slot];
    if (last == null || last.call != call) {
      last = findOut(call);
      found[slot] = last;
    }
    return last;
  }

  private Found findOut(ObjectCall call) {
    ObjectEffect effect = effectOf(call);
    if (call.form.isConfined()) {
      effect = effect.on(~ObjectEffect.RECEIVER);
    }
    if (effect == ObjectEffect.NONE) {
      return new Found(call, nothing, untouched);
    }
    long at = effect.writesIf() == null ? -1 : offsetOf(effect.writesIf());
    ObjectCall.Known known = new ObjectCall.Known(type, this, effect, at);
    return new Found(call, known, new WeakReference<>(known));
  }

  /** What a method does to an object of the class and to its arguments. */
  private ObjectEffect effectOf(ObjectCall call) {
    if (ancestor != type && (role == Role.TYPE || !call.form.isSpecial() && isOverridden(call))) {
      return ObjectEffect.NONE; // code of the target, with hooks of its own
    }
    for (ObjectType each : types) {
      ObjectEffect effect = each.effectOf(call.form.method(), call.form.parameters());
      if (effect != null) {
        return role == Role.TYPE ? effect.on(effect.arguments()) : effect;
      }
    }
    return ObjectEffect.NONE;
  }

  private boolean isOverridden(ObjectCall call) {
    for (Class<?> c = type; c != ancestor; c = c.getSuperclass()) {
      ClassInfo info = ClassShadow.infoOf(c);
      if (info == null || info.declared.methods().contains(call.signature)) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing of the target can have changed what the methods do. */
  boolean isOfJdk() {
    return ancestor == type;
  }

  /** Offset of a boolean field of the receiver. */
  private long offsetOf(String field) {
    for (Class<?> c = ancestor; c != null; c = c.getSuperclass()) {
      long at = Memory.offsetOf(c, field);
      if (at >= 0) {
        return at;
      }
    }
    return -1;
  }

  /** Whether the object stands for itself, without a look at its fields. */
  boolean isItsOwnVariable() {
    return role == Role.LIST || role == Role.OBJECT && fieldAt < 0;
  }

  /** The object that stands for the variable which {@code object} is or shows; null if none. */
  static Object variableOf(Object object) {
    Object o = object;
    for (int depth = 0; o != null && depth < DEEPEST; depth++) {
      ObjectKind kind = of(o.getClass());
      switch (kind.role) {
        case TYPE, GUARDED -> {
          return null;
        }
        case VIEW -> o = kind.inside(o);
        case OBJECT -> {
          if (kind.fieldAt < 0) {
            return o;
          }
          o = kind.inside(o);
        }
        default -> {
          return o;
        }
      }
    }
    return o;
  }

  /** The variable that a cursor goes through, or a guarded object guards; null if it is none. */
  static Object sourceOf(Object cursor) {
    Object o = cursor;
    for (int depth = 0; o != null && depth < DEEPEST; depth++) {
      ObjectKind kind = of(o.getClass());
      if (kind.role != Role.CURSOR && kind.role != Role.GUARDED) {
        return variableOf(o);
      }
      o = kind.inside(o);
    }
    return null;
  }

  /** The array with the elements of a list; null if the object is none. */
  Object[] elementsOf(Object object) {
    return role == Role.LIST ? (Object[]) inside(object) : null;
  }

  /** How far the elements of a view are from those of what it shows. */
  int shiftOf(Object view) {
    return secondAt < 0 ? 0 : Memory.getInt(view, secondAt);
  }

  /** The lock that guards a guarded object. */
  Object lockOf(Object object) {
    return secondAt < 0 ? null : Memory.getReference(object, secondAt);
  }

  /** What a field of the object holds: its state, or what it shows. */
  Object inside(Object object) {
    return fieldAt < 0 ? null : Memory.getReference(object, fieldAt);
  }
}
