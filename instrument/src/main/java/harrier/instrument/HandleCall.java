package harrier.instrument;

import harrier.hook.HandleMode;
import org.objectweb.asm.Type;

/**
 * A call that accesses a variable through a handle: which of its arguments say what.
 *
 * @param mode how it accesses, or null if only the handle knows
 * @param hasHandle whether the receiver is the handle
 * @param base the argument that is the object or array, or -1
 * @param position the argument that is an index or offset, or -1
 * @param expected the argument that the answer equals if an exchange is done, or -1
 * @param answersDone whether the answer says that it is done
 * @param bytes how many bytes it accesses if the position is an address; otherwise 0
 */
record HandleCall(
    HandleMode mode,
    boolean hasHandle,
    int base,
    int position,
    int expected,
    boolean answersDone,
    int bytes) {

  /** The call as what it means to variables, or null if it means nothing. */
  static HandleCall of(String owner, String name, String descriptor) {
    return switch (owner) {
      case "java/lang/invoke/VarHandle" ->
          polymorphic(HandleMode.ofVarHandle(name), name, descriptor);
      case "java/lang/invoke/MethodHandle" ->
          name.equals("invokeExact") || name.equals("invoke")
              ? signature(null, name, descriptor)
              : null;
      case "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
          "java/util/concurrent/atomic/AtomicLongFieldUpdater",
          "java/util/concurrent/atomic/AtomicReferenceFieldUpdater" ->
          onObject(ofUpdater(name), name, descriptor);
      case "java/lang/reflect/Field" -> onObject(ofReflection(name), name, descriptor);
      case "java/lang/reflect/Array" -> onElement(ofReflection(name), descriptor);
      case "sun/misc/Unsafe" -> onAddress(ofUnsafe(name), name, descriptor);
      default -> null;
    };
  }

  private static HandleCall polymorphic(HandleMode mode, String name, String descriptor) {
    return mode == null ? null : signature(mode, name, descriptor);
  }

  /** The object comes first if there is one, and the index before any value. */
  private static HandleCall signature(HandleMode mode, String name, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int base = types.length > 0 && types[0].getSort() >= Type.ARRAY ? 0 : -1;
    int index = base + 1;
    boolean hasIndex = types.length > index && isIndex(types[index]);
    return new HandleCall(
        mode,
        true,
        base,
        hasIndex ? index : -1,
        name.startsWith("compareAndExchange") ? types.length - 2 : -1,
        isTest(name),
        0);
  }

  private static boolean isIndex(Type type) {
    return switch (type.getSort()) {
      case Type.INT, Type.SHORT, Type.CHAR, Type.BYTE -> true;
      default -> false;
    };
  }

  private static boolean isTest(String name) {
    return name.startsWith("compareAndS") || name.startsWith("weakCompareAndSet");
  }

  private static HandleCall onObject(HandleMode mode, String name, String descriptor) {
    return mode != null && descriptor.startsWith("(Ljava/lang/Object;")
        ? new HandleCall(mode, true, 0, -1, -1, isTest(name), 0)
        : null;
  }

  private static HandleCall onElement(HandleMode mode, String descriptor) {
    return mode != null && descriptor.startsWith("(Ljava/lang/Object;I")
        ? new HandleCall(mode, false, 0, 1, -1, false, 0)
        : null;
  }

  private static HandleCall onAddress(HandleMode mode, String name, String descriptor) {
    return mode != null && descriptor.startsWith("(Ljava/lang/Object;J")
        ? new HandleCall(mode, false, 0, 1, -1, isTest(name), sizeOfValue(descriptor))
        : null;
  }

  /** The value is what the call answers; if that is no value, its last argument is one. */
  private static int sizeOfValue(String descriptor) {
    Type answer = Type.getReturnType(descriptor);
    Type[] types = Type.getArgumentTypes(descriptor);
    Type value = types.length == 2 ? answer : types[types.length - 1];
    return switch (value.getSort()) {
      case Type.LONG, Type.DOUBLE -> Long.BYTES;
      case Type.INT, Type.FLOAT -> Integer.BYTES;
      case Type.SHORT, Type.CHAR -> Short.BYTES;
      default -> 1; // or a reference, which is one element anyway
    };
  }

  private static HandleMode ofUpdater(String name) {
    return switch (name) {
      case "get" -> HandleMode.ACQUIRE_READ;
      case "set", "lazySet" -> HandleMode.RELEASE_WRITE;
      case "compareAndSet" -> HandleMode.VOLATILE_UPDATE;
      case "weakCompareAndSet" -> HandleMode.OPAQUE_UPDATE;
      default ->
          name.startsWith("getAnd") || name.endsWith("AndGet") ? HandleMode.VOLATILE_UPDATE : null;
    };
  }

  private static HandleMode ofReflection(String name) {
    if (name.startsWith("get")) {
      return HandleMode.DECLARED_READ;
    }
    return name.startsWith("set") ? HandleMode.DECLARED_WRITE : null;
  }

  private static HandleMode ofUnsafe(String name) {
    if (name.startsWith("getAnd") || name.startsWith("compareAndSwap")) {
      return HandleMode.VOLATILE_UPDATE;
    }
    if (name.startsWith("putOrdered")) {
      return HandleMode.RELEASE_WRITE;
    }
    boolean isVolatile = name.endsWith("Volatile");
    if (name.startsWith("get")) {
      return isVolatile ? HandleMode.ACQUIRE_READ : HandleMode.PLAIN_READ;
    }
    if (name.startsWith("put")) {
      return isVolatile ? HandleMode.RELEASE_WRITE : HandleMode.PLAIN_WRITE;
    }
    return null;
  }
}
