package harrier.shadow;

/** Something tools can attach values to, each in its own {@link Decoration}. */
public abstract class Decoratable {
  private static final Object[] NONE = {};

  /** Values by decoration index. Grown under this object's lock, read without it. */
  private volatile Object[] decorations = NONE;

  final Object decoration(int index) {
    Object[] all = decorations;
    return index < all.length ? all[index] : null;
  }

  final void decorate(int index, Object value) {
    synchronized (this) {
      Object[] all = decorations;
      if (index >= all.length) {
        Object[] grown = new Object[index + 1];
        System.arraycopy(all, 0, grown, 0, all.length);
        grown[index] = value;
        decorations = grown;
      } else {
        all[index] = value;
      }
    }
  }
}
