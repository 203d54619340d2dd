package harrier.shadow;

import jdk.internal.vm.annotation.ForceInline;

/**
 * The rarer shadow state of one object: its lock, its channels, and of its variables the read sets,
 * the atomic accesses, and what tools have of them that they were handed on to.
 */
public final class Extension {
  private static final long READS = Memory.offsetOf(Extension.class, "reads");
  private static final long ATOMICS = Memory.offsetOf(Extension.class, "atomics");
  private static final long HANDED = Memory.offsetOf(Extension.class, "handed");
  private static final long LOCK = Memory.offsetOf(Extension.class, "lock");
  private static final long UNNAMED = Memory.offsetOf(Extension.class, "unnamed");
  private static final long CHANNELS = Memory.offsetOf(Extension.class, "channels");
  private static final long KEYS = Memory.offsetOf(Extension.class, "keys");
  private static final long BARRIER = Memory.offsetOf(Extension.class, "barrier");

  private volatile ReadSet reads;
  private volatile AtomicAccesses atomics;
  private volatile HandedShadow handed;
  private volatile ShadowLock lock;

  private volatile KeyedChannels keys;
  private volatile ShadowBarrier barrier;

  /** The object's channel without a name. */
  private volatile ShadowChannel unnamed;

  /** Its other channels, as a list; few objects have more than two. */
  private volatile Channel channels;

  /** Whether the object is the JDK's own business. */
  private volatile boolean internal;

  /** A channel and how to find it. */
  private record Channel(String name, ShadowChannel shadow, Channel next) {}

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

  /** From now on models say nothing of the object. */
  public void makeInternal() {
    internal = true;
  }

  public boolean isInternal() {
    return internal;
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

  /** The atomic accesses to the variable whose read word is at {@code variable}, or null. */
  public AtomicAccesses findAtomics(long variable) {
    for (AtomicAccesses a = atomics; a != null; a = a.next) {
      if (a.variable == variable) {
        return a;
      }
    }
    return null;
  }

  /** The same, made if there are none. */
  public AtomicAccesses atomics(long variable) {
    AtomicAccesses first = atomics;
    AtomicAccesses present = findAtomics(variable);
    if (present != null) {
      return present;
    }
    AtomicAccesses made = new AtomicAccesses(variable);
    made.next = first;
    return Memory.compareAndSetReference(this, ATOMICS, first, made) ? made : atomics(variable);
  }

  /** What later tools have of the variable whose read word is at {@code variable}; or null. */
  public HandedShadow findHanded(long variable) {
    for (HandedShadow h = handed; h != null; h = h.next) {
      if (h.variable == variable) {
        return h;
      }
    }
    return null;
  }

  /** The same, made if there is nothing. */
  public HandedShadow handed(long variable) {
    HandedShadow first = handed;
    HandedShadow present = findHanded(variable);
    if (present != null) {
      return present;
    }
    HandedShadow made = new HandedShadow(variable);
    made.next = first;
    return Memory.compareAndSetReference(this, HANDED, first, made) ? made : handed(variable);
  }

  /** The shadow of the lock of the object, which is of the given type. */
  public ShadowLock lock(Class<?> type) {
    ShadowLock present = lock;
    if (present == null) {
      ShadowLock made = new ShadowLock(type.getTypeName(), !isStamped(type));
      present = Memory.compareAndSetReference(this, LOCK, null, made) ? made : lock;
    }
    return present;
  }

  /** Asks by name, as a hook must not be the first to load a class of the JDK. */
  private static boolean isStamped(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (c.getName().equals("java.util.concurrent.locks.StampedLock")) {
        return true;
      }
    }
    return false;
  }

  /** The same, or null if nobody has held it. */
  public ShadowLock lock() {
    return lock;
  }

  /** The barrier that the object is. */
  public ShadowBarrier barrier() {
    ShadowBarrier present = barrier;
    if (present == null) {
      ShadowBarrier made = new ShadowBarrier();
      present = Memory.compareAndSetReference(this, BARRIER, null, made) ? made : barrier;
    }
    return present;
  }

  /** The channels of the keys of a map. */
  public KeyedChannels keys(Class<?> type) {
    KeyedChannels present = keys;
    if (present == null) {
      KeyedChannels made = new KeyedChannels(type);
      present = Memory.compareAndSetReference(this, KEYS, null, made) ? made : keys;
    }
    return present;
  }

  /** Has the object share a channel of that name with another, unless it has one already. */
  public void share(String name, ShadowChannel shadow) {
    Channel first = channels;
    if (name.isEmpty()) {
      Memory.compareAndSetReference(this, UNNAMED, null, shadow);
    } else if (find(first, name) == null
        && !Memory.compareAndSetReference(
            this, CHANNELS, first, new Channel(name, shadow, first))) {
      share(name, shadow);
    }
  }

  /** The channel of the object with the given name, which may be empty. */
  @ForceInline
  public ShadowChannel channel(String name, Class<?> type) {
    ShadowChannel present = unnamed;
    return present != null && name.isEmpty() ? present : findOrMake(name, type);
  }

  private ShadowChannel findOrMake(String name, Class<?> type) {
    if (name.isEmpty()) {
      ShadowChannel made = new ShadowChannel(type.getTypeName());
      return Memory.compareAndSetReference(this, UNNAMED, null, made) ? made : unnamed;
    }
    Channel first = channels;
    ShadowChannel present = find(first, name);
    if (present != null) {
      return present;
    }
    ShadowChannel made = new ShadowChannel(type.getTypeName() + " " + name);
    return Memory.compareAndSetReference(this, CHANNELS, first, new Channel(name, made, first))
        ? made
        : findOrMake(name, type);
  }

  /** The same, or null if nobody has used it. */
  @ForceInline
  public ShadowChannel presentChannel(String name) {
    return name.isEmpty() ? unnamed : find(channels, name);
  }

  private static ShadowChannel find(Channel first, String name) {
    for (Channel c = first; c != null; c = c.next()) {
      if (c.name().equals(name)) {
        return c.shadow();
      }
    }
    return null;
  }
}
