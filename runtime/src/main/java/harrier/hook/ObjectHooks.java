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

  private static ObjectEffect onReceiver(Object receiver, ObjectCall call, ShadowThread t) {
    ObjectCall.Known known = call.knownFor(receiver.getClass());
    if (known == null) {
      known = call.findOut(receiver.getClass());
    }
    ObjectEffect effect = known.effect();
    if (((effect.reads() | effect.writes()) & ObjectEffect.RECEIVER) != 0) {
      boolean write =
          (effect.writes() & ObjectEffect.RECEIVER) != 0
              || known.conditionAt() >= 0 && Memory.getBoolean(receiver, known.conditionAt());
      access(ObjectKind.variableOf(receiver), receiver, known.kind(), write, call, t);
    }
    if (((effect.reads() | effect.writes()) & ObjectEffect.SOURCE) != 0
        && known.kind().role == ObjectType.Role.CURSOR) {
      boolean write = (effect.writes() & ObjectEffect.SOURCE) != 0;
      access(ObjectKind.sourceOf(receiver), null, null, write, call, t);
    }
    return effect;
  }

  private static void onArgument(
      Object argument, int number, ObjectEffect effect, ObjectCall call, ShadowThread t) {
    int bit = 1 << number;
    if (argument != null && ((effect.reads() | effect.writes()) & bit) != 0) {
      ObjectKind kind = ObjectKind.of(argument.getClass());
      if (kind.isOfJdk()) {
        boolean write = (effect.writes() & bit) != 0;
        access(ObjectKind.variableOf(argument), argument, kind, write, call, t);
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
    String name = null;
    if (face != null && kind.role == ObjectType.Role.OBJECT) {
      name = kind.name;
    } else if (face != variable) {
      name = ObjectKind.of(variable.getClass()).name;
    }
    Live.accessObject(t, call.site, write, variable, name == null ? kind.name : name);
  }
}
