package harrier.shadow;

/**
 * The shadow of an object whose class could not be given fields: a JDK object, an array, a class.
 */
final class ObjectShadow extends WeakShadow {
  static final long EXTENSION = Memory.offsetOf(ObjectShadow.class, "extension");

  @SuppressWarnings("unused") // by address
  private volatile Object extension;

  ObjectShadow(Object object, int hash) {
    super(object, hash);
  }
}
