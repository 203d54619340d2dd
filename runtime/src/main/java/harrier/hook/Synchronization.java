package harrier.hook;

import harrier.event.LockEvent;
import harrier.shadow.Extension;
import harrier.shadow.KeyedChannels;
import harrier.shadow.ShadowBarrier;
import harrier.shadow.ShadowChannel;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.Shadows;
import harrier.shadow.Site;
import harrier.tool.EventKind;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/**
 * What models do to the order of threads. Silent inside an opaque model, and where Harrier runs.
 *
 * <p>What leads to {@link Owners} is hidden from it: the fewer frames it sees, the faster it is.
 */
final class Synchronization {
  /** How many shared elements of a queue are told apart. */
  private static final int SHARED_ELEMENTS = 1 << 10;

  private static final String BULK = "bulk";

  private Synchronization() {}

  @Hidden
  static void acquire(Object lock, ShadowThread t) {
    try {
      Extension extension = extensionOf(EventKind.ACQUIRE, t, lock);
      if (extension != null && extension.lock(lock.getClass()).enter(t)) {
        acquired(t, extension, false);
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
    if (t.guarded != null) {
      ObjectHooks.entered(lock, t);
    }
  }

  static void release(Object lock, ShadowThread t) {
    try {
      ShadowLock shadow = lockOf(t, lock);
      if (shadow != null && shadow.leave(t)) {
        release(t, shadow, false);
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  static void releaseAll(Object lock) {
    ShadowThread t = Threads.current();
    try {
      ShadowLock shadow = lockOf(t, lock);
      if (shadow != null) {
        int depth = shadow.leaveAll(t);
        t.waitDepth(depth);
        if (depth > 0) {
          release(t, shadow, true);
        }
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  static void reacquire(Object lock) {
    ShadowThread t = Threads.current();
    try {
      Extension extension = extensionOf(EventKind.ACQUIRE, t, lock);
      int depth = t.waitDepth();
      if (extension != null && depth > 0) {
        t.waitDepth(0);
        extension.lock(lock.getClass()).reenter(t, depth);
        acquired(t, extension, true);
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  /** After earlier holders of the lock, and after earlier readers if it has any. */
  private static void acquired(ShadowThread t, Extension extension, boolean byWait) {
    ShadowLock lock = extension.lock();
    t.push(lock);
    if (!Live.acquireAlone(lock, t)) {
      tellAcquired(t, lock, byWait);
    }
    send(EventKind.OBSERVE, t, lock.presentReaders());
  }

  private static void release(ShadowThread t, ShadowLock lock, boolean byWait) {
    t.pop(lock);
    if (!Live.releaseAlone(lock, t)) {
      tellReleased(t, lock, byWait);
    }
  }

  // Events are told out of line, so that what precedes them is small enough to be inlined.

  @DontInline
  private static void tellAcquired(ShadowThread t, ShadowLock lock, boolean byWait) {
    if (t.lostEnds) {
      LostEnds.tell(t, false);
    }
    Live.deliver(EventKind.ACQUIRE, t, event(t, lock, byWait));
  }

  @DontInline
  private static void tellReleased(ShadowThread t, ShadowLock lock, boolean byWait) {
    Live.deliver(EventKind.RELEASE, t, event(t, lock, byWait));
  }

  /** A lock is held for reading from now on. */
  @DontInline
  private static void tellReading(ShadowThread t, ShadowLock lock) {
    Live.deliver(EventKind.ACQUIRE_SHARED, t, t.events.lock.of(Site.UNKNOWN, lock));
  }

  /** A lock is not held for reading any more. */
  @DontInline
  private static void tellRead(ShadowThread t, ShadowLock lock) {
    Live.deliver(EventKind.RELEASE_SHARED, t, t.events.lock.of(Site.UNKNOWN, lock));
  }

  @DontInline
  private static void tellPublished(ShadowThread t, ShadowChannel channel) {
    Live.deliver(EventKind.PUBLISH, t, t.events.channel.of(Site.UNKNOWN, channel));
  }

  @DontInline
  private static void tellObserved(ShadowThread t, ShadowSync channel) {
    Live.deliver(EventKind.OBSERVE, t, t.events.channel.of(Site.UNKNOWN, channel));
  }

  private static LockEvent event(ShadowThread t, ShadowLock lock, boolean byWait) {
    LockEvent e = t.events.lock.of(Site.UNKNOWN, lock);
    return byWait ? e.byWait() : e;
  }

  /** The JDK holds a lock for a while: taken only if code of the target runs meanwhile. */
  static void guard(Object lock) {
    ShadowThread t = Threads.current();
    if (!t.busy) {
      t.guards.push(lock);
    }
  }

  static void unguard(Object lock) {
    ShadowThread t = Threads.current();
    if (!t.busy && t.guards.pop(lock)) {
      release(lock, t);
    }
  }

  /** Code of the target begins that the JDK may call while it holds locks. */
  static void guarded(ShadowThread t) {
    for (int i = 0; i < t.guards.count(); i++) {
      Object lock = isSilent(t) ? null : t.guards.take(i);
      if (lock != null) {
        acquire(lock, t);
      }
    }
  }

  /** A lock that any thread may give up, and nobody twice: held now by the current thread. */
  static void acquireStamped(Object lock) {
    ShadowThread t = Threads.current();
    ShadowLock shadow = lockOf(t, lock);
    if (shadow != null) {
      send(EventKind.OBSERVE, t, shadow.presentWriters());
      send(EventKind.OBSERVE, t, shadow.presentReaders());
      if (shadow.holder() != t) {
        acquire(lock, t);
      }
    }
  }

  /**
   * The release is not the last publication: optimistic readers look at it without the lock, so it
   * is not to be taken back.
   */
  static void releaseStamped(Object lock) {
    ShadowThread t = Threads.current();
    release(lock, t);
    ShadowLock shadow = lockOf(t, lock);
    if (shadow != null) {
      send(EventKind.PUBLISH, t, shadow.writers());
    }
  }

  /** A lock that is held alone is about to be held for reading, and nobody comes in between. */
  static void downgradeStamped(Object lock) {
    ShadowThread t = Threads.current();
    ShadowLock shadow = lockOf(t, lock);
    if (shadow != null && t.pushRead(shadow) && Live.tellsOfReaders()) {
      tellReading(t, shadow);
    }
    releaseStamped(lock);
  }

  /** A lock that was held for reading is held alone now, and nobody has come in between. */
  static void upgradedStamped(Object lock) {
    acquireStamped(lock);
    forgetReader(lock);
  }

  /** The thread is no reader any more, or has never become one; this orders nothing. */
  static void forgetReader(Object lock) {
    ShadowThread t = Threads.current();
    ShadowLock shadow = lockOf(t, lock);
    if (shadow != null && t.popRead(shadow) && Live.tellsOfReaders()) {
      tellRead(t, shadow);
    }
  }

  /** A new optimistic stamp: what was read before it is not covered. */
  static void beginOptimistic(Object lock, boolean isValid) {
    ShadowThread t = Threads.current();
    if (isSilent(t)) {
      return;
    }
    ArrayHooks.settle(t);
    if (t.optimistic.isValidated()) {
      Live.closeOptimistic(t);
    }
    Extension extension = isValid ? extensionOf(EventKind.OBSERVE, t, lock) : null;
    if (extension != null && extension.lock() != null) {
      observeWriters(t, extension.lock());
    }
    t.optimistic.open();
  }

  /** Whether the stamp is valid or not, what was read under it is no race. */
  static void validateOptimistic(Object lock, boolean mayBeValid) {
    ShadowThread t = Threads.current();
    if (isSilent(t)) {
      return;
    }
    ArrayHooks.settle(t);
    t.optimistic.validate();
    ShadowLock shadow = mayBeValid ? lockOf(t, lock) : null;
    if (shadow != null) {
      send(EventKind.PUBLISH, t, shadow.readers());
    }
    t.optimistic.openValidated();
  }

  static void acquireShared(Object lock, ShadowThread t) {
    try {
      ShadowLock shadow = lockOf(t, lock);
      if (shadow != null) {
        if (t.pushRead(shadow) && Live.tellsOfReaders()) {
          tellReading(t, shadow);
        }
        observeWriters(t, shadow);
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  private static void observeWriters(ShadowThread t, ShadowLock lock) {
    if (!Live.isKnown(lock, t)) {
      tellObserved(t, lock);
    }
    send(EventKind.OBSERVE, t, lock.presentWriters());
  }

  /** Told even of a lock that the thread does not hold: any thread may give a stamp up. */
  static void releaseShared(Object lock, ShadowThread t) {
    try {
      ShadowLock shadow = lockOf(t, lock);
      if (shadow != null) {
        send(EventKind.PUBLISH, t, shadow.readers());
        if (t.popRead(shadow) && Live.tellsOfReaders()) {
          tellRead(t, shadow);
        }
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  @Hidden
  static void publish(Object object, String name) {
    publish(object, name, Threads.current());
  }

  @Hidden
  static void publish(Object object, String name, ShadowThread t) {
    try {
      send(EventKind.PUBLISH, t, channelOf(EventKind.PUBLISH, t, object, name));
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  static void observe(Object object, String name) {
    observe(object, name, Threads.current());
  }

  static void observe(Object object, String name, ShadowThread t) {
    try {
      send(EventKind.OBSERVE, t, channelOf(EventKind.OBSERVE, t, object, name));
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  /** From now on two objects have one channel of that name. */
  static void share(Object object, Object other, String name) {
    ShadowThread t = Threads.current();
    ShadowChannel channel = channelOf(EventKind.PUBLISH, t, object, name);
    Extension extension = extensionOf(EventKind.PUBLISH, t, other);
    if (channel != null && extension != null) {
      extension.share(name, channel);
    }
  }

  // Keys of maps.

  @DontInline
  @Hidden
  static void publishKey(Object map, Object key) {
    ShadowThread t = Threads.current();
    send(EventKind.PUBLISH, t, keyOf(EventKind.PUBLISH, t, map, key));
    send(EventKind.PUBLISH, t, channelOf(EventKind.PUBLISH, t, map, KeyedChannels.ALL));
  }

  @DontInline
  static void observeKey(Object map, Object key) {
    ShadowThread t = Threads.current();
    send(EventKind.OBSERVE, t, keyOf(EventKind.OBSERVE, t, map, key));
  }

  static void arrive(Object barrier, int generation, ShadowThread t) {
    Extension extension = extensionOf(EventKind.BARRIER, t, barrier);
    if (extension != null) {
      Live.settle(t); // another thread may end this one's epoch from now on
      extension.barrier().arrive(t, generation);
    }
  }

  static void pass(Object barrier, ShadowThread t) {
    Extension extension = extensionOf(EventKind.BARRIER, t, barrier);
    if (extension != null) {
      extension.barrier().pass(t, new Released(t));
    }
  }

  static void withdraw(Object barrier, ShadowThread t) {
    Extension extension = extensionOf(EventKind.BARRIER, t, barrier);
    if (extension != null) {
      extension.barrier().withdraw(t);
    }
  }

  /** Tells the chain that threads are released together. */
  private record Released(ShadowThread t) implements ShadowBarrier.Release {
    @Override
    public void of(List<ShadowThread> threads) {
      Live.deliver(EventKind.BARRIER, t, t.events.barrier.of(Site.UNKNOWN, threads));
    }
  }

  /** A map has computed the hash of a key of the target. */
  @DontInline
  static void rememberKey(Object key) {
    if (comparesItself(key)) {
      Threads.current().keyHashes.remember(key);
    }
  }

  @DontInline
  @Hidden
  static void tryKey(Object map, Object key) {
    ShadowThread t = Threads.current();
    unsettle(t, keyOf(EventKind.PUBLISH, t, map, key));
    send(EventKind.PUBLISH, t, channelOf(EventKind.PUBLISH, t, map, KeyedChannels.ALL));
  }

  @DontInline
  static void triedKey(Object map, Object key, boolean success) {
    ShadowThread t = Threads.current();
    settle(t, keyOf(EventKind.PUBLISH, t, map, key), success, true);
  }

  // Numbered places: elements of atomic arrays, phases.

  @Hidden
  static void publish(Object object, int index) {
    ShadowThread t = Threads.current();
    send(EventKind.PUBLISH, t, placeOf(EventKind.PUBLISH, t, object, index));
  }

  static void observe(Object object, int index) {
    ShadowThread t = Threads.current();
    send(EventKind.OBSERVE, t, placeOf(EventKind.OBSERVE, t, object, index));
  }

  @Hidden
  static void attempt(Object object, int index) {
    ShadowThread t = Threads.current();
    unsettle(t, placeOf(EventKind.PUBLISH, t, object, index));
  }

  static void attempted(Object object, int index, boolean success, boolean observes) {
    ShadowThread t = Threads.current();
    settle(t, placeOf(EventKind.PUBLISH, t, object, index), success, observes);
  }

  // What may fail, and orders what was before it only if it does not.

  @Hidden
  static void attempt(Object object) {
    ShadowThread t = Threads.current();
    unsettle(t, channelOf(EventKind.PUBLISH, t, object, ""));
  }

  static void attempted(Object object, boolean success, boolean observes) {
    ShadowThread t = Threads.current();
    settle(t, channelOf(EventKind.PUBLISH, t, object, ""), success, observes);
  }

  private static void unsettle(ShadowThread t, ShadowChannel channel) {
    if (channel != null) {
      channel.unsettle(t);
    }
  }

  private static void settle(
      ShadowThread t, ShadowChannel channel, boolean publishes, boolean observes) {
    if (channel != null) {
      if (observes) {
        send(EventKind.OBSERVE, t, channel);
      }
      if (publishes) {
        send(EventKind.PUBLISH, t, channel);
      }
      channel.settled(t);
    }
  }

  // Elements that are handed over.

  @DontInline
  @Hidden
  static void handOver(Object queue, Object element) {
    ShadowThread t = Threads.current();
    send(EventKind.PUBLISH, t, elementOf(EventKind.PUBLISH, t, queue, element));
    send(EventKind.PUBLISH, t, channelOf(EventKind.PUBLISH, t, queue, KeyedChannels.ALL));
  }

  /** Elements are handed over together; who receives any element may have got one of them. */
  @DontInline
  static void handOverAll(Object queue) {
    ShadowThread t = Threads.current();
    send(EventKind.PUBLISH, t, channelOf(EventKind.PUBLISH, t, queue, BULK));
    send(EventKind.PUBLISH, t, channelOf(EventKind.PUBLISH, t, queue, KeyedChannels.ALL));
  }

  @DontInline
  static void receive(Object queue, Object element) {
    ShadowThread t = Threads.current();
    send(EventKind.OBSERVE, t, channelOf(EventKind.OBSERVE, t, queue, BULK));
    send(EventKind.OBSERVE, t, elementOf(EventKind.OBSERVE, t, queue, element));
  }

  // Where things are sent to. Null where models are silent; a channel that nobody has published
  // to is not made by those who only observe it, unless some tool wants to hear of them all.

  @Hidden
  private static ShadowChannel channelOf(
      EventKind kind, ShadowThread t, Object object, String name) {
    Extension extension = extensionOf(kind, t, object);
    if (extension == null) {
      return null;
    }
    return isOnlyLookedFor(kind)
        ? extension.presentChannel(name)
        : extension.channel(name, object.getClass());
  }

  @Hidden
  private static ShadowChannel placeOf(EventKind kind, ShadowThread t, Object object, int index) {
    Extension extension = extensionOf(kind, t, object);
    if (extension == null) {
      return null;
    }
    KeyedChannels places = extension.keys(object.getClass());
    return isOnlyLookedFor(kind) ? places.present(index) : places.of(index);
  }

  private static boolean isOnlyLookedFor(EventKind kind) {
    return kind == EventKind.OBSERVE && !Live.tellsEveryObserver();
  }

  @Hidden
  private static ShadowChannel keyOf(EventKind kind, ShadowThread t, Object map, Object key) {
    return key == null || isSilent(t) ? null : placeOf(kind, t, map, hash(t, map, key));
  }

  private static int hash(ShadowThread t, Object map, Object key) {
    t.busy = true;
    try {
      return map instanceof ConcurrentHashMap && !Keys.isKnown(key)
          ? t.keyHashes.of(key, Keys.ANY)
          : Keys.hash(map, key);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return 0;
    } finally {
      t.busy = false;
    }
  }

  /**
   * An element is told by its identity; one that may be shared by many queues, as a small number or
   * a constant, by its value in its queue.
   */
  @Hidden
  private static ShadowChannel elementOf(
      EventKind kind, ShadowThread t, Object queue, Object element) {
    if (isSilent(t)) {
      return null;
    }
    if (element == null) {
      return channelOf(kind, t, queue, "");
    }
    return isShared(t, element)
        ? placeOf(kind, t, queue, hash(t, queue, element) & (SHARED_ELEMENTS - 1))
        : channelOf(kind, t, element, "hand-over");
  }

  private static boolean isShared(ShadowThread t, Object element) {
    t.busy = true;
    try {
      return Keys.isShared(element);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return false;
    } finally {
      t.busy = false;
    }
  }

  /** Whether it is the target's own business what an object equals. */
  @DontInline
  static boolean comparesItself(Object one) {
    ShadowThread t = Threads.current();
    if (one == null || isSilent(t)) {
      return false;
    }
    t.busy = true;
    try {
      return !Keys.isKnown(one);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return true;
    } finally {
      t.busy = false;
    }
  }

  @ForceInline
  private static void send(EventKind kind, ShadowThread t, ShadowChannel channel) {
    if (channel == null) {
      return;
    }
    if (kind == EventKind.OBSERVE) {
      channel.settle(t);
      if (!Live.isKnown(channel, t)) {
        tellObserved(t, channel);
      }
    } else if (!Live.isUpToDate(channel, t)) {
      tellPublished(t, channel);
    }
  }

  @Hidden
  private static ShadowLock lockOf(ShadowThread t, Object lock) {
    Extension extension = extensionOf(EventKind.ACQUIRE, t, lock);
    return extension == null ? null : extension.lock(lock.getClass());
  }

  private static boolean isSilent(ShadowThread t) {
    return t.busy || t.isOpaque() || !Live.isOn();
  }

  /** The object's extension, or null where models are silent. */
  @Hidden
  private static Extension extensionOf(EventKind kind, ShadowThread t, Object object) {
    if (object == null || isSilent(t)) {
      return null;
    }
    Extension last = Shadows.lastExtensionOf(t, object);
    return last == null ? findExtension(kind, t, object) : last.isInternal() ? null : last;
  }

  /** No lambdas: linking one is an event. */
  @DontInline
  @Hidden
  private static Extension findExtension(EventKind kind, ShadowThread t, Object object) {
    t.busy = true;
    try {
      Extension present = SyncHooks.presentExtensionOf(t, object);
      if (present == null && !isOnlyLookedFor(kind)) {
        boolean internal = Owners.isInternal(object);
        present = SyncHooks.extensionOf(t, object);
        if (internal) {
          present.makeInternal();
        }
      }
      return present == null || present.isInternal() ? null : present;
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
      return null;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    } finally {
      t.busy = false;
    }
  }
}
