package harrier.instrument;

import harrier.hook.HandleMode;
import org.objectweb.asm.Type;

/**
 * A call that accesses a variable through a handle: which of its arguments say what.
 *
 * @param mode how it accesses, or null if only the handle knows
 * @param hasHandle whether the receiver is the handle
 * @param base the argument that is the object or array; or -1; or RECEIVER
 * @param position the first argument that is an index or offset, or -1
 * @param positions how many there are; 0 if the only one is known to be what it is
 * @param expected the argument that the answer equals if an exchange is done, or -1
 * @param answersDone whether the answer says that it is done
 * @param bytes how many bytes it accesses if the position is an address; otherwise 0
 * @param isScaled whether the position counts pieces of so many bytes
 */
record HandleCall(
    HandleMode mode,
    boolean hasHandle,
    int base,
    int position,
    int positions,
    int expected,
    boolean answersDone,
    int bytes,
    boolean isScaled) {

  /** The base that is not among the arguments. */
  static final int RECEIVER = -2;

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
      case "java/lang/foreign/MemorySegment" -> inSegment(name, descriptor);
      default -> null;
    };
  }

  private static HandleCall polymorphic(HandleMode mode, String name, String descriptor) {
    return mode == null ? null : signature(mode, name, descriptor);
  }

  /** The object comes first if there is one, and the indices before any value. */
  private static HandleCall signature(HandleMode mode, String name, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int base = types.length > 0 && types[0].getSort() >= Type.ARRAY ? 0 : -1;
    int index = base + 1;
    // What a method handle takes behind an index, or instead of one, is not known here.
    int end = mode == null ? index + 1 : types.length - HandleMode.valuesOf(name);
    int numbers = numbers(types, index, end, mode != null);
    boolean isArray = base == 0 && types[0].getSort() == Type.ARRAY;
    return new HandleCall(
        mode,
        true,
        base,
        numbers > 0 ? index : -1,
        mode == null || isArray ? 0 : numbers,
        name.startsWith("compareAndExchange") ? types.length - 2 : -1,
        isTest(name),
        0,
        false);
  }

  /** How many of the arguments from one to before another can be indices. */
  private static int numbers(Type[] types, int first, int end, boolean mayBeLong) {
    int next = first;
    while (next < Math.min(end, types.length)
        && (isIndex(types[next]) || mayBeLong && types[next].getSort() == Type.LONG)) {
      next++;
    }
    return next - first;
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
        ? new HandleCall(mode, true, 0, -1, 0, -1, isTest(name), 0, false)
        : null;
  }

  private static HandleCall onElement(HandleMode mode, String descriptor) {
    return mode != null && descriptor.startsWith("(Ljava/lang/Object;I")
        ? new HandleCall(mode, false, 0, 1, 0, -1, false, 0, false)
        : null;
  }

  private static HandleCall onAddress(HandleMode mode, String name, String descriptor) {
    return mode != null && descriptor.startsWith("(Ljava/lang/Object;J")
        ? new HandleCall(mode, false, 0, 1, 0, -1, isTest(name), sizeOfValue(descriptor), false)
        : null;
  }

  /** The layout says how many bytes, and comes first. */
  private static HandleCall inSegment(String name, String descriptor) {
    HandleMode mode =
        switch (name) {
          case "get", "getAtIndex" -> HandleMode.PLAIN_READ;
          case "set", "setAtIndex" -> HandleMode.PLAIN_WRITE;
          default -> null;
        };
    Type[] types = Type.getArgumentTypes(descriptor);
    if (mode == null || types.length < 2 || types[1].getSort() != Type.LONG) {
      return null;
    }
    int bytes =
        types[0].getInternalName().endsWith("/AddressLayout")
            ? Long.BYTES
            : sizeOf(mode.writes() ? types[2] : Type.getReturnType(descriptor));
    return new HandleCall(mode, false, RECEIVER, 1, 0, -1, false, bytes, name.endsWith("AtIndex"));
  }

  /** The value is what the call answers; if that is no value, its last argument is one. */
  private static int sizeOfValue(String descriptor) {
    Type answer = Type.getReturnType(descriptor);
    Type[] types = Type.getArgumentTypes(descriptor);
    return sizeOf(types.length == 2 ? answer : types[types.length - 1]);
  }

  private static int sizeOf(Type value) {
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
