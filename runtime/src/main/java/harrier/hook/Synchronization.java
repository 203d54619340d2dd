package harrier.hook;

import harrier.shadow.Extension;
import harrier.shadow.ShadowBarrier;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.EventKind;
import java.util.List;

/**
 * What models do to the order of threads. Silent inside an opaque model, and where Harrier runs.
 */
final class Synchronization {
  /** The channel of a map that every key publishes to. */
  static final String ALL_KEYS = "all keys";

  private static final String READERS = "readers";
  private static final String WRITERS = "writers";

  private Synchronization() {}

  static void acquire(Object lock) {
    ShadowThread t = Threads.current();
    ShadowLock shadow = lockOf(t, lock);
    if (shadow != null && shadow.enter(t)) {
      t.push(shadow);
      Live.deliver(EventKind.ACQUIRE, t, t.events.lock.of(Site.UNKNOWN, shadow));
      deliver(EventKind.OBSERVE, t, lock, READERS);
    }
  }

  static void release(Object lock) {
    ShadowThread t = Threads.current();
    ShadowLock shadow = lockOf(t, lock);
    if (shadow != null && shadow.leave(t)) {
      t.pop(shadow);
      deliver(EventKind.PUBLISH, t, lock, WRITERS);
      Live.deliver(EventKind.RELEASE, t, t.events.lock.of(Site.UNKNOWN, shadow));
    }
  }

  static void releaseAll(Object lock) {
    ShadowThread t = Threads.current();
    ShadowLock shadow = lockOf(t, lock);
    if (shadow != null) {
      int depth = shadow.leaveAll(t);
      t.waitDepth(depth);
      if (depth > 0) {
        t.pop(shadow);
        deliver(EventKind.PUBLISH, t, lock, WRITERS);
        Live.deliver(EventKind.RELEASE, t, t.events.lock.of(Site.UNKNOWN, shadow).byWait());
      }
    }
  }

  static void reacquire(Object lock) {
    ShadowThread t = Threads.current();
    ShadowLock shadow = lockOf(t, lock);
    int depth = t.waitDepth();
    if (shadow != null && depth > 0) {
      t.waitDepth(0);
      shadow.reenter(t, depth);
      t.push(shadow);
      Live.deliver(EventKind.ACQUIRE, t, t.events.lock.of(Site.UNKNOWN, shadow).byWait());
      deliver(EventKind.OBSERVE, t, lock, READERS);
    }
  }

  static void acquireShared(Object lock) {
    observe(lock, WRITERS);
  }

  static void releaseShared(Object lock) {
    publish(lock, READERS);
  }

  static void publish(Object object, String channel) {
    deliver(EventKind.PUBLISH, Threads.current(), object, channel);
  }

  static void observe(Object object, String channel) {
    deliver(EventKind.OBSERVE, Threads.current(), object, channel);
  }

  static void publishKey(Object map, Object key) {
    key(EventKind.PUBLISH, map, key);
    publish(map, ALL_KEYS);
  }

  static void observeKey(Object map, Object key) {
    key(EventKind.OBSERVE, map, key);
  }

  static void arrive(Object barrier) {
    ShadowThread t = Threads.current();
    Extension extension = extensionOf(t, barrier);
    if (extension != null) {
      extension.barrier().arrive(t);
    }
  }

  static void pass(Object barrier) {
    ShadowThread t = Threads.current();
    Extension extension = extensionOf(t, barrier);
    if (extension != null) {
      extension.barrier().pass(t, new Released(t));
    }
  }

  static void withdraw(Object barrier) {
    ShadowThread t = Threads.current();
    Extension extension = extensionOf(t, barrier);
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

  private static void key(EventKind kind, Object map, Object key) {
    ShadowThread t = Threads.current();
    Extension extension = extensionOf(t, map);
    if (extension != null && key != null) {
      send(kind, t, extension.keys(map.getClass()).of(Keys.hash(key)));
    }
  }

  private static void deliver(EventKind kind, ShadowThread t, Object object, String name) {
    Extension extension = extensionOf(t, object);
    if (extension != null) {
      send(kind, t, extension.channel(name, object.getClass()));
    }
  }

  private static void send(EventKind kind, ShadowThread t, ShadowSync channel) {
    Live.deliver(kind, t, t.events.channel.of(Site.UNKNOWN, channel));
  }

  private static ShadowLock lockOf(ShadowThread t, Object lock) {
    Extension extension = extensionOf(t, lock);
    return extension == null ? null : extension.lock(lock.getClass());
  }

  /**
   * The object's extension, or null where models are silent. No lambdas: linking one is an event.
   */
  private static Extension extensionOf(ShadowThread t, Object object) {
    if (object == null || t.busy || t.isOpaque() || !Live.isOn()) {
      return null;
    }
    t.busy = true;
    try {
      return SyncHooks.extensionOf(object);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    } finally {
      t.busy = false;
    }
  }
}
