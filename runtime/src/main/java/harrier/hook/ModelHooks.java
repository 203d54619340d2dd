package harrier.hook;

import java.lang.reflect.Field;
import java.util.ArrayList;
import jdk.internal.vm.annotation.Hidden;

/**
 * The actions that models can name: what a method of the JDK or of a library does to the order of
 * threads. Every public method here is a word of the model format.
 */
public final class ModelHooks {
  /** Stands for the moment when objects are found to be unreachable. */
  private static final Object COLLECTION = "garbage collection";

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

  /** The JVM waits for the thread before it shuts down by itself. */
  @Hidden
  public static void endBeforeShutdown(Thread thread) {
    if (!thread.isDaemon()) {
      Synchronization.publish("ends of threads", "");
    }
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

  /** Observes what came with a value that has been set. */
  @Hidden
  public static void observeNonnull(Object object, Object value) {
    if (value != null) {
      Synchronization.observe(object, "");
    }
  }

  /** Observes what came with a status that stands for an end. */
  @Hidden
  public static void observeNegative(Object object, int status) {
    if (status < 0) {
      Synchronization.observe(object, "");
    }
  }

  /** Published unless it is too late: somebody has set the value already. */
  @Hidden
  public static void publishWhileNull(Object object, Object value) {
    if (value == null) {
      Synchronization.publish(object, "");
    }
  }

  @Hidden
  public static void publishWhileZero(Object object, int value) {
    if (value == 0) {
      Synchronization.publish(object, "");
    }
  }

  /** Published unless a status stands for an end already. */
  @Hidden
  public static void publishUnlessNegative(Object object, int status) {
    if (status >= 0) {
      Synchronization.publish(object, "");
    }
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

  /** Receives all elements of a list that the JDK has made. */
  @Hidden
  public static void receiveAll(Object list) {
    if (list instanceof ArrayList<?> elements && list.getClass() == ArrayList.class) {
      for (int i = 0; i < elements.size(); i++) {
        receive(elements.get(i));
      }
    }
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

  // Garbage collection.

  /** An object was reachable until now. */
  @Hidden
  public static void reachable() {
    Synchronization.publish(COLLECTION, "");
  }

  /** An object is known to be unreachable. */
  @Hidden
  public static void collected() {
    Synchronization.observe(COLLECTION, "");
  }

  // Data that goes through the operating system.

  @Hidden
  public static void sent(Object socket) {
    Connections.sent(socket);
  }

  @Hidden
  public static void received(Object socket) {
    Connections.received(socket);
  }

  @Hidden
  public static void sent(Object localAddress, Object remoteAddress) {
    Connections.sent(localAddress, remoteAddress);
  }

  @Hidden
  public static void received(Object localAddress, Object remoteAddress) {
    Connections.received(localAddress, remoteAddress);
  }

  @Hidden
  public static void connecting(Object address) {
    Connections.connecting(address);
  }

  @Hidden
  public static void accepted(Object at) {
    Connections.accepted(at);
  }

  @Hidden
  public static void sentToProcess(Object stream) {
    Connections.sentToProcess(stream);
  }

  @Hidden
  public static void receivedFromProcess(Object stream) {
    Connections.receivedFromProcess(stream);
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
