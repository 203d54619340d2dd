package harrier.shadow;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.Supplier;

/** The rarer shadow state of one object: its lock, and the read sets of its variables. */
public final class Extension {
  private static final VarHandle READS;
  private static final VarHandle LOCK;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      READS = lookup.findVarHandle(Extension.class, "reads", ReadSet.class);
      LOCK = lookup.findVarHandle(Extension.class, "lock", ShadowLock.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

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
    return READS.compareAndSet(this, first, made) ? made : readsOf(variable);
  }

  public ShadowLock lock(Supplier<String> type) {
    ShadowLock present = lock;
    if (present == null) {
      ShadowLock made = new ShadowLock(type.get());
      present = LOCK.compareAndSet(this, null, made) ? made : lock;
    }
    return present;
  }
}
