package harrier.shadow;

import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.ForceInline;

/** Shadow state by address: (object, offset). The only user of the JDK's internal Unsafe. */
public final class Memory {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** Offset of the first element of a {@code long[]}. */
  public static final long LONGS = baseOf(long[].class);

  /** Offset of the first element of an {@code Object[]}. */
  public static final long REFERENCES = baseOf(Object[].class);

  /** Distance between the elements of an {@code Object[]}. */
  public static final long REFERENCE_SIZE = UNSAFE.arrayIndexScale(Object[].class);

  private Memory() {}

  /** Its return type differs between JDKs, so it cannot be called directly. */
  private static long baseOf(Class<?> array) {
    try {
      Object base = Unsafe.class.getMethod("arrayBaseOffset", Class.class).invoke(UNSAFE, array);
      return ((Number) base).longValue();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no arrayBaseOffset", e);
    }
  }

  private static final ClassValue<Long> BASES =
      new ClassValue<>() {
        @Override
        protected Long computeValue(Class<?> array) {
          return baseOf(array);
        }
      };

  /** Index of the element at an offset from an array. */
  public static int sizeOfElement(Class<?> array) {
    return UNSAFE.arrayIndexScale(array);
  }

  public static long indexAt(Class<?> array, long offset) {
    return (offset - BASES.get(array)) / UNSAFE.arrayIndexScale(array);
  }

  /** Where a thread keeps its scoped values; -1 if it has none, as before JDK 21. */
  private static final long BINDINGS = offsetOf(Thread.class, "scopedValueBindings", -1);

  /** Offset of an instance or static field declared in {@code type} itself, or -1. */
  public static long offsetOf(Class<?> type, String field) {
    return offsetOf(type, field, BINDINGS);
  }

  /** The JVM takes the scoped values of a thread away where it throws an error of its own. */
  private static long offsetOf(Class<?> type, String field, long bindingsAt) {
    Thread thread = Thread.currentThread();
    Object bindings = bindingsAt < 0 ? null : UNSAFE.getReference(thread, bindingsAt);
    try {
      return UNSAFE.objectFieldOffset(type, field);
    } catch (InternalError noSuchField) {
      if (bindingsAt >= 0) {
        UNSAFE.putReference(thread, bindingsAt, bindings);
      }
      return -1;
    }
  }

  @ForceInline
  public static boolean getBoolean(Object base, long at) {
    return UNSAFE.getBoolean(base, at);
  }

  @ForceInline
  public static int getInt(Object base, long at) {
    return UNSAFE.getInt(base, at);
  }

  @ForceInline
  public static long getLong(Object base, long at) {
    return UNSAFE.getLong(base, at);
  }

  @ForceInline
  public static long getLongVolatile(Object base, long at) {
    return UNSAFE.getLongVolatile(base, at);
  }

  @ForceInline
  public static void putLong(Object base, long at, long value) {
    UNSAFE.putLong(base, at, value);
  }

  @ForceInline
  public static void putLongVolatile(Object base, long at, long value) {
    UNSAFE.putLongVolatile(base, at, value);
  }

  @ForceInline
  public static void putLongRelease(Object base, long at, long value) {
    UNSAFE.putLongRelease(base, at, value);
  }

  @ForceInline
  public static boolean compareAndSetLong(Object base, long at, long expected, long value) {
    return UNSAFE.compareAndSetLong(base, at, expected, value);
  }

  @ForceInline
  public static void fullFence() {
    UNSAFE.fullFence();
  }

  @ForceInline
  public static void loadFence() {
    UNSAFE.loadFence();
  }

  @ForceInline
  public static void storeFence() {
    UNSAFE.storeFence();
  }

  @ForceInline
  public static int getIntVolatile(Object base, long at) {
    return UNSAFE.getIntVolatile(base, at);
  }

  @ForceInline
  public static void putIntRelease(Object base, long at, int value) {
    UNSAFE.putIntRelease(base, at, value);
  }

  @ForceInline
  public static boolean compareAndSetInt(Object base, long at, int expected, int value) {
    return UNSAFE.compareAndSetInt(base, at, expected, value);
  }

  @ForceInline
  public static Object getReference(Object base, long at) {
    return UNSAFE.getReferenceVolatile(base, at);
  }

  /** For tests that whoever comes later repeats: no other access is kept from moving past it. */
  @ForceInline
  public static Object getReferencePlain(Object base, long at) {
    return UNSAFE.getReference(base, at);
  }

  @ForceInline
  public static void putReference(Object base, long at, Object value) {
    UNSAFE.putReferenceVolatile(base, at, value);
  }

  /** Where nobody else knows the object, or what it refers to is immutable. */
  @ForceInline
  public static void putReferencePlain(Object base, long at, Object value) {
    UNSAFE.putReference(base, at, value);
  }

  @ForceInline
  public static void putReferenceRelease(Object base, long at, Object value) {
    UNSAFE.putReferenceRelease(base, at, value);
  }

  @ForceInline
  public static boolean compareAndSetReference(
      Object base, long at, Object expected, Object value) {
    return UNSAFE.compareAndSetReference(base, at, expected, value);
  }
}
