package harrier.hook;

import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.Shadows;
import harrier.shadow.Sites;
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
    if (receiver != null && !t.busy) {
      ObjectCall.Known known = ObjectCall.at(call).knownFor(receiver.getClass());
      if (known == null || known.effect() != ObjectEffect.NONE) {
        slow(receiver, null, null, call, t);
      }
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
    if (!t.busy) {
      slow(receiver, first, second, call, t);
    }
  }

  /** With the index of the element of a list that the call accesses. */
  @ForceInline
  @Hidden
  public static void element(Object list, int index, int call, ShadowThread t) {
    if (list != null && !t.busy) {
      ObjectCall.Known known = ObjectCall.at(call).knownFor(list.getClass());
      if (known == null || known.effect() != ObjectEffect.NONE) {
        slowElement(list, index, call, t);
      }
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
    if (!Live.isOn() || receiver == null && c.form.fixed() == null) {
      return;
    }
    t.busy = true;
    try {
      ObjectEffect effect = c.form.fixed();
      if (effect == null) {
        effect = onReceiver(receiver, c, t);
      }
      onArgument(first, c.first, effect, c, t);
      onArgument(second, c.second, effect, c, t);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
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
      ObjectEffect effect = onReceiver(list, c, t);
      Object[] elements = ObjectKind.of(list.getClass()).elementsOf(list);
      if (effect.element() > 0 && elements != null && index >= 0 && index < elements.length) {
        Live.accessElement(t, c.site, effect.writesElement(), list, elements, index);
      } else if (effect.writesElement() && elements == null) {
        access(ObjectKind.variableOf(list), list, ObjectKind.of(list.getClass()), true, c, t);
      }
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
  }

  private static ObjectEffect onReceiver(Object receiver, ObjectCall call, ShadowThread t) {
    ObjectCall.Known known = call.knownFor(receiver.getClass());
    if (known == null) {
      known = call.findOut(receiver.getClass());
    }
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
      readElements(variable, effect, call, t);
    }
    if (effect.touches(ObjectEffect.SOURCE) && kind.role == ObjectType.Role.CURSOR) {
      boolean write = effect.writes(ObjectEffect.SOURCE);
      access(ObjectKind.sourceOf(receiver), null, null, write, call, t);
    }
    return effect;
  }

  private static void readElements(
      Object variable, ObjectEffect effect, ObjectCall call, ShadowThread t) {
    if (effect.element() == ObjectEffect.ALL && variable != null) {
      Object[] elements = ObjectKind.of(variable.getClass()).elementsOf(variable);
      if (elements != null) {
        Live.readElements(t, call.site, variable, elements, elements.length);
      }
    }
  }

  private static void onArgument(
      Object argument, int number, ObjectEffect effect, ObjectCall call, ShadowThread t) {
    int bit = 1 << number;
    if (argument != null && effect.touches(bit)) {
      ObjectKind kind = ObjectKind.of(argument.getClass());
      if (kind.isOfJdk()) {
        access(ObjectKind.variableOf(argument), argument, kind, effect.writes(bit), call, t);
      }
    }
  }

  /**
   * An access to the variable, which was reached through {@code face} if that is its owner: a set
   * that keeps its elements in a map lends the map its name.
   */
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
