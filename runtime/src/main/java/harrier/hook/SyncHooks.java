package harrier.hook;

import harrier.event.LockEvent;
import harrier.shadow.Extension;
import harrier.shadow.Memory;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.Shadows;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.EventKind;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.Hidden;

/** Monitors, waiting and class initialization in code of the target. */
public final class SyncHooks {
  private static final ClassInfo[] NO_CLASSES = {};

  private SyncHooks() {}

  /** The shadow of an object's monitor. */
  private static ShadowLock lockOf(ShadowThread t, Object object) {
    return extensionOf(t, object).lock(object.getClass());
  }

  static Extension extensionOf(ShadowThread t, Object object) {
    Extension last = Shadows.lastExtensionOf(t, object);
    return last != null ? last : findExtension(t, object);
  }

  private static Extension findExtension(ShadowThread t, Object object) {
    long at = ClassShadow.extensionAt(object.getClass());
    return at > 0 ? Extension.at(object, at) : Shadows.extensionOf(t, object);
  }

  /** The same, or null if there is none. */
  static Extension presentExtensionOf(ShadowThread t, Object object) {
    Extension last = Shadows.lastExtensionOf(t, object);
    return last != null ? last : findPresentExtension(t, object);
  }

  private static Extension findPresentExtension(ShadowThread t, Object object) {
    Class<?> type = object.getClass();
    long at = type.getClassLoader() == null ? -1 : ClassShadow.extensionAt(type);
    return at > 0
        ? (Extension) Memory.getReference(object, at)
        : Shadows.presentExtensionOf(t, object);
  }

  /** Before a monitor is entered. A null monitor is left to the target's own exception. */
  @Hidden
  public static void request(Object monitor, int site, ShadowThread t) {
    ShadowLock lock = monitor == null ? null : find(monitor, t);
    if (lock != null && lock.holder() != t) {
      Live.deliver(EventKind.REQUEST, t, t.events.lock.of(Sites.at(site), lock));
    }
  }

  /** After a monitor has been entered by a synchronized block. */
  @Hidden
  public static void acquire(Object monitor, int site, ShadowThread t) {
    acquire(monitor, site, t, false);
  }

  /** At the start of a synchronized method. */
  @Hidden
  public static void acquireByMethod(Object monitor, int site, ShadowThread t) {
    acquire(monitor, site, t, true);
  }

  private static void acquire(Object monitor, int site, ShadowThread t, boolean byMethod) {
    try {
      ArrayHooks.settle(t); // that was without the lock
      ShadowLock lock = find(monitor, t);
      if (lock != null && lock.enter(t)) {
        t.push(lock);
        if (!Live.acquireAlone(lock, t)) {
          tellAcquired(lock, site, t, byMethod);
        }
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  /** Before a monitor is exited, by a block or at the end of a synchronized method. */
  @Hidden
  public static void release(Object monitor, int site, ShadowThread t) {
    try {
      ArrayHooks.settle(t); // that was with the lock
      ShadowLock lock = monitor == null ? null : find(monitor, t);
      if (lock != null && lock.leave(t)) {
        t.pop(lock);
        if (!Live.releaseAlone(lock, t)) {
          tellReleased(lock, site, t);
        }
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  // Out of line, so that what precedes them is small enough to be inlined.

  @DontInline
  private static void tellAcquired(ShadowLock lock, int site, ShadowThread t, boolean byMethod) {
    if (t.lostEnds) {
      LostEnds.tell(t, byMethod);
    }
    LockEvent e = t.events.lock.of(Sites.at(site), lock);
    Live.deliver(EventKind.ACQUIRE, t, byMethod ? e.byMethod() : e);
  }

  @DontInline
  private static void tellReleased(ShadowLock lock, int site, ShadowThread t) {
    Live.deliver(EventKind.RELEASE, t, t.events.lock.of(Sites.at(site), lock));
  }

  /** Before Object.wait: the monitor is given up whatever its depth. */
  @Hidden
  public static void beforeWait(Object monitor, int site, ShadowThread t) {
    try {
      ShadowLock lock = monitor == null ? null : find(monitor, t);
      if (lock == null) {
        return;
      }
      int depth = lock.leaveAll(t);
      t.waitDepth(depth);
      if (depth > 0) {
        t.pop(lock);
        Live.deliver(EventKind.RELEASE, t, t.events.lock.of(Sites.at(site), lock).byWait());
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  /** After Object.wait, however it ended. */
  @Hidden
  public static void afterWait(Object monitor, int site, ShadowThread t) {
    try {
      int depth = t.waitDepth();
      t.waitDepth(0);
      if (monitor == null || depth == 0) {
        return;
      }
      ShadowLock lock = find(monitor, t);
      if (lock != null) {
        lock.reenter(t, depth);
        t.push(lock);
        Live.deliver(EventKind.ACQUIRE, t, t.events.lock.of(Sites.at(site), lock).byWait());
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    }
  }

  /** Before Object.notify and notifyAll. */
  @Hidden
  public static void notified(Object monitor, int site, ShadowThread t) {
    ShadowLock lock = monitor == null ? null : find(monitor, t);
    if (lock != null) {
      Live.deliver(EventKind.NOTIFY, t, t.events.lock.of(Sites.at(site), lock));
    }
  }

  private static ShadowLock find(Object monitor, ShadowThread t) {
    if (t.busy || !Live.isOn()) {
      return null;
    }
    t.busy = true;
    try {
      return lockOf(t, monitor);
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

  // Class initialization.

  /** At the end of a static initializer, also when it fails. */
  @Hidden
  public static void classInitialized(int number, int site, ShadowThread t) {
    t.learnInitialized(number);
    ClassInfo initialized = Classes.at(number);
    if (initialized != null) {
      Live.deliver(
          EventKind.CLASS_INITIALIZED,
          t,
          t.events.channel.of(Sites.at(site), initialized.initialization));
    }
  }

  /** At the start of a static method or constructor of a class that may be initialized by it. */
  @Hidden
  public static void classUsed(int number, int site, ShadowThread t) {
    if (!t.knowsInitialized(number)) {
      useClass(number, Sites.at(site), t);
    }
  }

  /** The first use of a class by a thread. */
  @DontInline
  static void useClass(int number, Site site, ShadowThread t) {
    if (t.busy) {
      return;
    }
    t.learnInitialized(number);
    ClassInfo used = Classes.at(number);
    if (used == null) {
      return;
    }
    if (used.initialization != null) {
      accessed(used, site, t);
    }
    ClassInfo[] supertypes = initializedBefore(used, t);
    for (int i = 0; i < supertypes.length; i++) {
      if (!t.knowsInitialized(supertypes[i].number)) {
        t.learnInitialized(supertypes[i].number);
        accessed(supertypes[i], site, t);
      }
    }
  }

  private static void accessed(ClassInfo initialized, Site site, ShadowThread t) {
    Live.deliver(
        EventKind.CLASS_ACCESSED, t, t.events.channel.of(site, initialized.initialization));
  }

  private static ClassInfo[] initializedBefore(ClassInfo used, ShadowThread t) {
    t.busy = true;
    try {
      return used.initializedBefore();
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return NO_CLASSES;
    } finally {
      t.busy = false;
    }
  }

  /** A class is initialized, as by Class.forName. */
  static void initialized(Class<?> type) {
    ShadowThread t = Threads.current();
    ClassInfo info = t.busy || type.getClassLoader() == null ? null : infoOf(type, t);
    if (info != null && info.mayInitialize() && !t.knowsInitialized(info.number)) {
      useClass(info.number, Site.UNKNOWN, t);
    }
  }

  private static ClassInfo infoOf(Class<?> type, ShadowThread t) {
    t.busy = true;
    try {
      return ClassShadow.infoOf(type);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    } finally {
      t.busy = false;
    }
  }

  /** The current thread is told that a class could not be initialized. */
  static void failedToInitialize(String className) {
    ShadowThread t = Threads.current();
    if (t.busy) {
      return;
    }
    List<ClassInfo> all;
    t.busy = true;
    try {
      all = Classes.named(className);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return;
    } finally {
      t.busy = false;
    }
    for (int i = 0; i < all.size(); i++) {
      useClass(all.get(i).number, Site.UNKNOWN, t);
    }
  }
}
