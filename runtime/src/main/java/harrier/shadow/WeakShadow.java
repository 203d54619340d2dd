package harrier.shadow;

import java.lang.ref.WeakReference;

/** The shadow of an object that cannot carry its own, kept in a {@link WeakTable}. */
public abstract class WeakShadow extends WeakReference<Object> {
  private static final long NEXT = Memory.offsetOf(WeakShadow.class, "next");

  final int hash;

  private volatile WeakShadow next;

  protected WeakShadow(Object object, int hash) {
    super(object);
    this.hash = hash;
  }

  /** The next shadow in the same bucket. */
  final WeakShadow next() {
    return next;
  }

  /** Call with the table's lock. Those who read without it may come to know of it later. */
  final void next(WeakShadow shadow) {
    Memory.putReferenceRelease(this, NEXT, shadow);
  }
}
