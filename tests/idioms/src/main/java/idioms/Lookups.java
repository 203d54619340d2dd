package idioms;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Handles without checked exceptions. */
public final class Lookups {
  private Lookups() {}

  public static VarHandle field(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findVarHandle(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static VarHandle ofStatic(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findStaticVarHandle(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static MethodHandle getter(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findGetter(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static MethodHandle setter(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findSetter(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static MethodHandle staticGetter(Lookup lookup, String name, Class<?> type) {
    try {
      return lookup.findStaticGetter(lookup.lookupClass(), name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static MethodHandle method(Lookup lookup, Class<?> owner, String name, Class<?> type) {
    try {
      return lookup.findVirtual(owner, name, MethodType.methodType(type));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static Field reflected(Class<?> owner, String name) {
    try {
      Field field = owner.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static Unsafe unsafe() {
    try {
      return (Unsafe) reflected(Unsafe.class, "theUnsafe").get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static long offset(Class<?> owner, String name) {
    return unsafe().objectFieldOffset(reflected(owner, name));
  }

  public static long staticOffset(Class<?> owner, String name) {
    return unsafe().staticFieldOffset(reflected(owner, name));
  }

  public static Object staticBase(Class<?> owner, String name) {
    return unsafe().staticFieldBase(reflected(owner, name));
  }
}
