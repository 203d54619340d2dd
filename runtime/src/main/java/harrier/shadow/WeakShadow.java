package harrier.shadow;

import java.lang.ref.WeakReference;

/** The shadow of an object that cannot carry its own, kept in a {@link WeakTable}. */
public abstract class WeakShadow extends WeakReference<Object> {
  final int hash;

  /** The next shadow in the same bucket. Written under the table's lock. */
  volatile WeakShadow next;

  protected WeakShadow(Object object, int hash) {
    super(object);
    this.hash = hash;
  }
}
