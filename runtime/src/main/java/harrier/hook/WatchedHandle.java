package harrier.hook;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import jdk.internal.vm.annotation.Hidden;

/**
 * What a method handle is replaced by where it becomes part of another one: the same call, and its
 * events. Whoever calls the other cannot see to it.
 */
final class WatchedHandle {
  private static final MethodHandle CALL = callMethod();

  /** The method handle in place of which this stands, called with an array. */
  private final MethodHandle original;

  /** What leads to the variable; null if the first argument does. */
  private final Object handle;

  private final HandleMode mode;

  /** Whether its answer says that an update was done: by being true, or by being what was. */
  private final boolean isTest;

  private final boolean isExchange;
  private final boolean answersPrimitive;

  /** The argument that is the object, array or segment; or -1. */
  private final int base;

  /** The arguments that are indices: those from the one to before the other. */
  private final int firstIndex;

  private final int endOfIndices;

  private WatchedHandle(MethodHandle original, Object handle, HandleMode mode, String method) {
    MethodType type = original.type();
    int first = handle == null ? 1 : 0;
    base = isReference(type, first) ? first : -1;
    firstIndex = Math.max(base, first - 1) + 1;
    endOfIndices = type.parameterCount() - HandleMode.valuesOf(method);
    this.original =
        original.asType(type.generic()).asSpreader(Object[].class, type.parameterCount());
    this.handle = handle;
    this.mode = mode;
    isTest = type.returnType() == boolean.class && method.contains("ompareAndSet");
    isExchange = method.startsWith("compareAndExchange");
    answersPrimitive = type.returnType().isPrimitive();
  }

  private static boolean isReference(MethodType type, int parameter) {
    return parameter < type.parameterCount() && !type.parameterType(parameter).isPrimitive();
  }

  private static MethodHandle callMethod() {
    try {
      MethodType type = MethodType.methodType(Object.class, Object[].class);
      return MethodHandles.lookup().findVirtual(WatchedHandle.class, "call", type);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no method to call", e);
    }
  }

  /** In place of a getter or setter; any other handle stays as it is. */
  static MethodHandle of(MethodHandle handle) {
    ShadowThread t = Threads.current();
    if (handle == null || t.busy || !Live.isOn()) {
      return handle;
    }
    HandleMode mode = Handles.modeOf(handle);
    return mode == null ? handle : make(handle, handle, mode, mode.writes() ? "set" : "get", t);
  }

  /** In place of a VarHandle's method; null for the VarHandle that is the first argument. */
  static MethodHandle of(MethodHandle method, VarHandle handle, AccessMode access) {
    ShadowThread t = Threads.current();
    if (method == null || access == null || t.busy || !Live.isOn()) {
      return method;
    }
    HandleMode mode = HandleMode.ofVarHandle(access.methodName());
    return mode == null || handle != null && !Handles.isKnown(handle)
        ? method
        : make(method, handle, mode, access.methodName(), t);
  }

  private static MethodHandle make(
      MethodHandle original, Object handle, HandleMode mode, String method, ShadowThread t) {
    t.busy = true;
    try {
      WatchedHandle watched = new WatchedHandle(original, handle, mode, method);
      MethodHandle replacement =
          CALL.bindTo(watched)
              .asCollector(Object[].class, original.type().parameterCount())
              .asType(original.type());
      return original.isVarargsCollector()
          ? replacement.asVarargsCollector(original.type().lastParameterType())
          : replacement;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return original;
    } finally {
      t.busy = false;
    }
  }

  /** Called by the handle that stands for this. */
  @Hidden
  Object call(Object[] arguments) throws Throwable {
    ShadowThread t = Threads.current();
    Object leading = handle == null ? arguments[0] : handle;
    Object object = base < 0 ? null : arguments[base];
    long index = indexOf(leading, arguments);
    int read = Callers.site(Site.Op.READ).id;
    int write = mode.writes() ? Callers.site(Site.Op.WRITE).id : read;
    if (leading != null && mode.mayPublish()) {
      HandleHooks.before(leading, object, index, mode.ordinal(), write, t);
    }
    Object answer = original.invokeExact(arguments);
    if (leading != null) {
      boolean done = isDone(answer, arguments);
      HandleHooks.after(leading, object, index, done, mode.ordinal(), read, write, t);
    }
    return answer;
  }

  private long indexOf(Object leading, Object[] arguments) {
    long index = 0;
    for (int i = firstIndex; i < endOfIndices; i++) {
      if (arguments[i] instanceof Character c) {
        index += HandleHooks.place(leading, i - firstIndex, c);
      } else if (arguments[i] instanceof Number number) {
        index += HandleHooks.place(leading, i - firstIndex, number.longValue());
      }
    }
    return index;
  }

  private boolean isDone(Object answer, Object[] arguments) {
    if (isTest) {
      return (Boolean) answer;
    }
    if (!isExchange) {
      return true;
    }
    Object expected = arguments[arguments.length - 2];
    return answer == expected || answersPrimitive && answer.equals(expected);
  }
}
