package harrier.shadow;

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
  public static Extension extensionOf(Object object) {
    return Extension.at(OBJECTS.of(object), ObjectShadow.EXTENSION);
  }

  /** The same, or null if there is none. */
  public static Extension presentExtensionOf(Object object) {
    ObjectShadow shadow = OBJECTS.present(object);
    return shadow == null ? null : (Extension) Memory.getReference(shadow, ObjectShadow.EXTENSION);
  }

  public static ArrayShadow ofArray(ShadowThread t, Object array, boolean keepsWords) {
    ArrayShadow cached = t.cached(array);
    if (cached == null) {
      cached = (keepsWords ? WORD_ARRAYS : REFERENCE_ARRAYS).of(array);
      t.cache(cached);
    }
    return cached;
  }
}
