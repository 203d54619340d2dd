package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/** Shadows of objects that cannot carry their own. */
public final class Shadows {
  private static final WeakTable<ObjectShadow> OBJECTS =
      new WeakTable<>() {
        @Override
        protected ObjectShadow make(Object object, int hash) {
          return new ObjectShadow(object, hash);
        }
      };

  private static final WeakTable<ArrayShadow> WORD_ARRAYS = arrays(true);
  private static final WeakTable<ArrayShadow> REFERENCE_ARRAYS = arrays(false);

  private Shadows() {}

  private static WeakTable<ArrayShadow> arrays(boolean keepsWords) {
    return new WeakTable<>() {
      @Override
      protected ArrayShadow make(Object array, int hash) {
        return new ArrayShadow(array, hash, keepsWords);
      }
    };
  }

  /** The extension of an object without fields of ours. */
  public static Extension extensionOf(ShadowThread t, Object object) {
    return Extension.at(ofObject(t, object), ObjectShadow.EXTENSION);
  }

  /**
   * The same if it is the object that a thread touched last, of a class of the JDK's own; or null.
   * Objects of other classes may have both a shadow and fields of ours.
   */
  @ForceInline
  public static Extension lastExtensionOf(ShadowThread t, Object object) {
    ObjectShadow last = t.lastObject(object);
    return last == null || !last.isOfJdk
        ? null
        : (Extension) Memory.getReference(last, ObjectShadow.EXTENSION);
  }

  /** The shadow of an object that is a variable as a whole. */
  public static ObjectShadow ofObject(ShadowThread t, Object object) {
    ObjectShadow cached = t.cachedObject(object);
    if (cached != null) {
      return cached;
    }
    int hash = System.identityHashCode(object);
    ObjectShadow found = t.hashed(object, hash);
    if (found == null) {
      found = OBJECTS.of(object);
      t.remember(found, hash);
    }
    t.cache(found);
    return found;
  }

  /**
   * The extension of an object without fields of ours, or null if there is none. For objects whose
   * monitor the thread does not hold: the hash of others costs much.
   */
  public static Extension presentExtensionOf(ShadowThread t, Object object) {
    int hash = System.identityHashCode(object);
    ObjectShadow shadow = t.hashed(object, hash);
    if (shadow == null) {
      shadow = OBJECTS.present(object);
      if (shadow == null) {
        return null;
      }
      t.remember(shadow, hash);
    }
    return (Extension) Memory.getReference(shadow, ObjectShadow.EXTENSION);
  }

  /** Whether elements of an array have been accessed. */
  public static boolean isTouched(ShadowThread t, Object array, boolean keepsWords) {
    return t.cached(array) != null || tableOf(keepsWords).present(array) != null;
  }

  @DontInline
  public static ArrayShadow ofArray(ShadowThread t, Object array, boolean keepsWords) {
    ArrayShadow cached = t.cached(array);
    if (cached == null) {
      cached = tableOf(keepsWords).of(array);
      t.cache(cached);
    }
    return cached;
  }

  /** The shadow of an array has grown. */
  static void grew(ArrayShadow array, long bytes) {
    tableOf(array.keepsWords()).grew(bytes);
  }

  private static WeakTable<ArrayShadow> tableOf(boolean keepsWords) {
    return keepsWords ? WORD_ARRAYS : REFERENCE_ARRAYS;
  }
}
