package harrier.hook;

import harrier.shadow.Memory;
import harrier.shadow.ObjectShadow;
import harrier.shadow.ShadowThread;
import harrier.shadow.Shadows;
import harrier.shadow.Sites;
import java.lang.reflect.Array;
import java.util.Map;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/**
 * Calls on objects of the JDK that are not thread-safe: accesses to the object as a whole.
 *
 * <p>Called before the call. A null receiver is left to the target's own exception.
 */
public final class ObjectHooks {
  private ObjectHooks() {}

  /** Says what the calls do. Before the first of them is instrumented. */
  public static void use(Map<String, ObjectType> table) {
    ObjectKind.use(table);
  }

  @ForceInline
  @Hidden
  public static void call(Object receiver, int call, ShadowThread t) {
    if (receiver != null && !t.busy && mayTouch(receiver, call)) {
      slow(receiver, null, null, call, t);
    }
  }

  @ForceInline
  @Hidden
  public static void call(Object receiver, Object first, int call, ShadowThread t) {
    call(receiver, first, null, call, t);
  }

  /** With the arguments that the call may access; without receiver for static methods. */
  @ForceInline
  @Hidden
  public static void call(Object receiver, Object first, Object second, int call, ShadowThread t) {
    if (!t.busy && (receiver == null || mayTouch(receiver, call))) {
      slow(receiver, first, second, call, t);
    }
  }

  /** Whether it is not known that the call does nothing to its receiver, nor to arguments. */
  @ForceInline
  private static boolean mayTouch(Object receiver, int call) {
    ObjectCall.Known known = ObjectCall.at(call).knownFor(receiver.getClass());
    return known == null || known.effect() != ObjectEffect.NONE;
  }

  /** With the index of the element of a list that the call accesses. */
  @ForceInline
  @Hidden
  public static void element(Object list, int index, int call, ShadowThread t) {
    if (list != null && !t.busy && mayTouch(list, call)) {
      slowElement(list, index, call, t);
    }
  }

  /**
   * An array that the call accesses: elements {@code from} to before {@code to}, as far as there
   * are any.
   */
  @DontInline
  @Hidden
  public static void array(Object array, int from, int to, int call, ShadowThread t) {
    ObjectCall c = ObjectCall.at(call);
    if (array == null || t.busy || !Live.isOn()) {
      return;
    }
    boolean write = ObjectEffect.argumentsIn(c.form.fixed().writes()) != 0;
    int length = Array.getLength(array);
    if (from < 0 || write && to > length && to != Integer.MAX_VALUE) {
      return; // the call fails; that is the end where it says none
    }
    int count = Math.min(to, length) - from;
    if (count > 0) {
      Elements.access(t, c.site, write, array, null, from, count, 1);
    }
  }

  /** A lock is held now: the call that waited for it accesses what it guards. */
  @DontInline
  @Hidden
  static void entered(Object lock, ShadowThread t) {
    Object receiver = t.guarded;
    if (t.busy || !Live.isOn()) {
      return;
    }
    t.busy = true;
    try {
      ObjectKind kind = ObjectKind.of(receiver.getClass());
      if (kind.lockOf(receiver) == lock) {
        t.guarded = null;
        ObjectCall call = ObjectCall.at(t.guardedCall);
        Object inside = kind.inside(receiver);
        if (inside != null) {
          ObjectCall.Known known = ObjectKind.of(inside.getClass()).find(call).known();
          ObjectEffect effect = onReceiver(inside, call, known, t);
          onElement(inside, t.guardedIndex, effect, call, t);
        }
      }
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
  }

  /** An object was made here. */
  @DontInline
  @Hidden
  public static void made(Object object, int site, ShadowThread t) {
    if (t.busy || !Live.isOn()) {
      return;
    }
    t.busy = true;
    try {
      Object variable = ObjectKind.variableOf(object);
      if (variable != null) {
        Shadows.ofObject(t, variable).made(Sites.at(site));
      }
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
  }

  @DontInline
  @Hidden
  private static void slow(Object receiver, Object first, Object second, int call, ShadowThread t) {
    ObjectCall c = ObjectCall.at(call);
    if (!Live.isOn() || (receiver == null ? c.form.fixed() == null : isSettled(receiver, c, t))) {
      return;
    }
    t.busy = true;
    try {
      ObjectEffect effect = c.form.fixed();
      if (effect == null) {
        effect = onReceiver(receiver, -1, c, t);
      }
      onArgument(first, c.first, effect, c, t);
      onArgument(second, c.second, effect, c, t);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
  }

  /** Whether the call does no more than what the thread has done in the same epoch. */
  private static boolean isSettled(Object receiver, ObjectCall call, ShadowThread t) {
    ObjectCall.Known known = call.knownFor(receiver.getClass());
    if (known == null || !Live.takesShortcuts() || !known.concernsReceiverOnly()) {
      return false;
    }
    ObjectShadow shadow = t.cachedObject(receiver);
    return shadow != null && shadow.isSettled(t, known.effect().writes() != 0);
  }

  @DontInline
  @Hidden
  private static void slowElement(Object list, int index, int call, ShadowThread t) {
    if (!Live.isOn()) {
      return;
    }
    ObjectCall c = ObjectCall.at(call);
    t.busy = true;
    try {
      ObjectEffect effect = onReceiver(list, index, c, t);
      onElement(list, index, effect, c, t);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
  }

  /** An access to one element of a list, or of what the list shows. */
  private static void onElement(
      Object list, int index, ObjectEffect effect, ObjectCall call, ShadowThread t) {
    if (effect.element() <= 0 || index < 0) {
      return;
    }
    Object o = list;
    int at = index;
    ObjectKind kind = ObjectKind.of(o.getClass());
    while (kind.role == ObjectType.Role.VIEW) {
      at += kind.shiftOf(o);
      o = kind.inside(o);
      if (o == null) {
        return;
      }
      kind = ObjectKind.of(o.getClass());
    }
    Object[] elements = kind.elementsOf(o);
    if (elements != null && at < elements.length) {
      Live.accessElement(t, call.site, effect.writesElement(), o, elements, at);
    } else if (effect.writesElement() && elements == null) {
      access(ObjectKind.variableOf(o), o, kind, true, call, t);
    }
  }

  /** What the call does to the receiver; an object that locks first gets it done then. */
  private static ObjectEffect onReceiver(
      Object receiver, int index, ObjectCall call, ShadowThread t) {
    ObjectCall.Known known = call.knownFor(receiver.getClass());
    if (known == null) {
      known = call.findOut(receiver.getClass());
    }
    if (known.kind().role == ObjectType.Role.GUARDED
        && known.effect().touches(ObjectEffect.RECEIVER)) {
      t.guarded = receiver;
      t.guardedCall = call.number;
      t.guardedIndex = index;
      return known.effect();
    }
    return onReceiver(receiver, call, known, t);
  }

  @DontInline
  private static ObjectEffect onReceiver(
      Object receiver, ObjectCall call, ObjectCall.Known known, ShadowThread t) {
    ObjectEffect effect = known.effect();
    ObjectKind kind = known.kind();
    if (effect.touches(ObjectEffect.RECEIVER)) {
      boolean write =
          effect.writes(ObjectEffect.RECEIVER)
              || known.conditionAt() >= 0 && Memory.getBoolean(receiver, known.conditionAt());
      Object variable = receiver;
      if (kind.role == ObjectType.Role.ENTRY) {
        variable = ObjectEntries.mapOf(receiver, t);
      } else if (!kind.isItsOwnVariable()) {
        variable = ObjectKind.variableOf(receiver);
      }
      access(variable, receiver, kind, write, call, t);
      if (effect.element() == ObjectEffect.ALL && variable != null) {
        readElements(variable, call, t);
      }
    }
    if (effect.touches(ObjectEffect.SOURCE)
        && (kind.role == ObjectType.Role.CURSOR || kind.role == ObjectType.Role.GUARDED)) {
      boolean write = effect.writes(ObjectEffect.SOURCE);
      access(ObjectKind.sourceOf(receiver), null, null, write, call, t);
    }
    return effect;
  }

  @DontInline
  private static void readElements(Object variable, ObjectCall call, ShadowThread t) {
    Object[] elements = ObjectKind.of(variable.getClass()).elementsOf(variable);
    if (elements != null) {
      Live.readElements(t, call.site, variable, elements, elements.length);
    }
  }

  private static void onArgument(
      Object argument, int number, ObjectEffect effect, ObjectCall call, ShadowThread t) {
    int bit = 1 << number;
    if (argument == null || !effect.touches(bit)) {
      return;
    }
    if (argument instanceof Object[] objects) {
      for (Object each : objects) {
        onArgument(each, effect.writes(bit), call, t);
      }
    } else {
      onArgument(argument, effect.writes(bit), call, t);
    }
  }

  @DontInline
  private static void onArgument(Object argument, boolean write, ObjectCall call, ShadowThread t) {
    ObjectKind kind = argument == null ? null : ObjectKind.of(argument.getClass());
    if (kind != null && kind.isOfJdk()) {
      Object variable = ObjectKind.variableOf(argument);
      access(variable, argument, kind, write, call, t);
      if (!write && variable != null) {
        readElements(variable, call, t);
      }
    }
  }

  /**
   * An access to the variable, which was reached through {@code face} if that is its owner: a set
   * that keeps its elements in a map lends the map its name.
   */
  @DontInline
  private static void access(
      Object variable,
      Object face,
      ObjectKind kind,
      boolean write,
      ObjectCall call,
      ShadowThread t) {
    if (variable == null) {
      return;
    }
    String name;
    if (face == variable || face != null && kind.role == ObjectType.Role.OBJECT) {
      name = kind.name;
    } else {
      name = ObjectKind.of(variable.getClass()).name;
    }
    Live.accessObject(t, call.site, write, variable, name);
  }
}
