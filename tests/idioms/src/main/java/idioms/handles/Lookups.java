package idioms.handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Handles without checked exceptions. */
final class Lookups {
  private Lookups() {}

  static VarHandle field(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findVarHandle(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static VarHandle ofStatic(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findStaticVarHandle(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static MethodHandle getter(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findGetter(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static MethodHandle setter(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findSetter(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static MethodHandle staticGetter(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findStaticGetter(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static MethodHandle method(Lookup lookup, Class<?> owner, String name, Class<?> type) {
    try {
      return lookup.findVirtual(owner, name, MethodType.methodType(type));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static Field reflected(Class<?> owner, String name) {
    try {
      Field field = owner.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static Unsafe unsafe() {
    try {
      return (Unsafe) reflected(Unsafe.class, "theUnsafe").get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static long offset(Class<?> owner, String name) {
    return unsafe().objectFieldOffset(reflected(owner, name));
  }

  static long staticOffset(Class<?> owner, String name) {
    return unsafe().staticFieldOffset(reflected(owner, name));
  }

  static Object staticBase(Class<?> owner, String name) {
    return unsafe().staticFieldBase(reflected(owner, name));
  }
}
