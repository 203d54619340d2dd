package harrier.hook;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.EventKind;
import java.lang.reflect.Field;
import jdk.internal.vm.annotation.Hidden;

/**
 * The actions that models can name: what a method of the JDK or of a library does to the order of
 * threads. Every public method here is a word of the model format.
 */
public final class ModelHooks {
  private ModelHooks() {}

  // Threads.

  @Hidden
  public static void start(Thread child) {
    ThreadHooks.start(child);
  }

  @Hidden
  public static void end(Thread thread) {
    ThreadHooks.end(thread);
  }

  @Hidden
  public static void join(Thread ended) {
    ThreadHooks.joined(ended);
  }

  @Hidden
  public static void interrupt(Thread other) {
    ThreadHooks.interrupt(other);
  }

  @Hidden
  public static void interrupted() {
    ThreadHooks.interrupted();
  }

  @Hidden
  public static void askedInterrupted(Thread thread) {
    if (thread == Thread.currentThread()) {
      ThreadHooks.interrupted();
    }
  }

  // The JVM.

  @Hidden
  public static int halting(int status) {
    return RunHooks.halting(status);
  }

  @Hidden
  public static void shutDown() {
    RunHooks.shutDown();
  }

  @Hidden
  public static void uncaught(Thread thread) {
    RunHooks.uncaught(thread);
  }

  @Hidden
  public static Field[] visible(Field[] fields) {
    return RunHooks.visible(fields);
  }

  // Locks.

  /** The current thread holds the lock now; taking it again is no event. */
  @Hidden
  public static void acquire(Object lock) {
    Synchronization.acquire(lock);
  }

  /** The current thread is about to give the lock up. */
  @Hidden
  public static void release(Object lock) {
    Synchronization.release(lock);
  }

  /** The lock is given up whatever its depth, as by a condition's await. */
  @Hidden
  public static void releaseAll(Object lock) {
    Synchronization.releaseAll(lock);
  }

  /** The lock is held again, as deep as before. */
  @Hidden
  public static void reacquire(Object lock) {
    Synchronization.reacquire(lock);
  }

  /** Held together with other readers: ordered after earlier writers only. */
  @Hidden
  public static void acquireShared(Object lock) {
    Synchronization.acquireShared(lock);
  }

  /** Given up by a reader: ordered before later writers only. */
  @Hidden
  public static void releaseShared(Object lock) {
    Synchronization.releaseShared(lock);
  }

  // Channels.

  /** What the thread did so far happens before whatever follows an observe of the same object. */
  @Hidden
  public static void publish(Object object) {
    Synchronization.publish(object, "");
  }

  @Hidden
  public static void observe(Object object) {
    Synchronization.observe(object, "");
  }

  /** The same on one of several channels of the object. */
  @Hidden
  public static void publish(Object object, String channel) {
    Synchronization.publish(object, channel);
  }

  @Hidden
  public static void observe(Object object, String channel) {
    Synchronization.observe(object, channel);
  }

  /** An element is handed over: published to whoever gets that very element. */
  @Hidden
  public static void handOver(Object element) {
    Synchronization.publish(element, "hand-over");
  }

  @Hidden
  public static void receive(Object element) {
    Synchronization.observe(element, "hand-over");
  }

  /** Published to whoever looks the key up, or goes through the whole map. */
  @Hidden
  public static void publishKey(Object map, Object key) {
    Synchronization.publishKey(map, key);
  }

  @Hidden
  public static void observeKey(Object map, Object key) {
    Synchronization.observeKey(map, key);
  }

  /** Observes every key. */
  @Hidden
  public static void observeAll(Object map) {
    Synchronization.observe(map, Synchronization.ALL_KEYS);
  }

  /** The thread's latest publication did not take place, as by a compare-and-set that fails. */
  @Hidden
  public static void withdraw() {
    ShadowThread t = Threads.current();
    if (!t.isOpaque()) {
      Live.deliver(EventKind.WITHDRAW, t, t.events.thread.of(Site.UNKNOWN));
    }
  }

  // Handles.

  /** A handle, getter, setter or updater leads to a field of a class. */
  @Hidden
  public static void leadsTo(
      Object handle, Class<?> owner, String field, Class<?> type, String sort) {
    Handles.made(handle, owner, field, type, sort);
  }

  /** The same where the name is enough. */
  @Hidden
  public static void leadsTo(Object handle, Class<?> owner, String field, String sort) {
    Handles.made(handle, owner, field, null, sort);
  }

  @Hidden
  public static void leadsTo(Object handle, Field field, String sort) {
    Handles.made(handle, field, null, null, sort);
  }

  /** It leads to the elements of arrays. */
  @Hidden
  public static void leadsTo(Object handle, String sort) {
    Handles.made(handle, null, null, null, sort);
  }

  /** It leads where another does. */
  @Hidden
  public static void derived(Object handle, Object from) {
    Handles.derived(handle, from, null);
  }

  /** The same, but for one object only. */
  @Hidden
  public static void derived(Object handle, Object from, Object bound) {
    Handles.derived(handle, from, bound);
  }

  // Scopes.

  /** Until the scope is left, models say nothing on this thread. */
  @Hidden
  public static int opaque() {
    return Threads.current().enterScope(true);
  }

  /** Until the scope is left, models speak again: code of the target runs. */
  @Hidden
  public static int callback() {
    return Threads.current().enterScope(false);
  }

  @Hidden
  public static void leaveScope(int before) {
    Threads.current().leaveScope(before);
  }
}
