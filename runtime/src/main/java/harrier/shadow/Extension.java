package harrier.shadow;

/** The rarer shadow state of one object: its lock, and the read sets of its variables. */
public final class Extension {
  private static final long READS = Memory.offsetOf(Extension.class, "reads");
  private static final long LOCK = Memory.offsetOf(Extension.class, "lock");

  private volatile ReadSet reads;
  private volatile ShadowLock lock;

  /** The extension at an address, made if there is none. */
  public static Extension at(Object base, long at) {
    Object present = Memory.getReference(base, at);
    if (present == null) {
      Extension made = new Extension();
      present =
          Memory.compareAndSetReference(base, at, null, made)
              ? made
              : Memory.getReference(base, at);
    }
    return (Extension) present;
  }

  /** The readers of the variable whose read word is at {@code variable}. */
  public ReadSet readsOf(long variable) {
    ReadSet first = reads;
    for (ReadSet r = first; r != null; r = r.next) {
      if (r.variable == variable) {
        return r;
      }
    }
    ReadSet made = new ReadSet(variable);
    made.next = first;
    return Memory.compareAndSetReference(this, READS, first, made) ? made : readsOf(variable);
  }

  /** The shadow of the lock of the object, which is of the given type. */
  public ShadowLock lock(Class<?> type) {
    ShadowLock present = lock;
    if (present == null) {
      ShadowLock made = new ShadowLock(type.getTypeName());
      present = Memory.compareAndSetReference(this, LOCK, null, made) ? made : lock;
    }
    return present;
  }
}
