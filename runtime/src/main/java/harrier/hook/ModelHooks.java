package harrier.hook;

import harrier.shadow.KeyedChannels;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/**
 * The actions that models can name: what a method of the JDK or of a library does to the order of
 * threads. Every public method here is a word of the model format. Those that are used most are
 * given the current thread, as their last argument.
 */
public final class ModelHooks {
  private static final long STATE = Memory.offsetOf(AbstractQueuedSynchronizer.class, "state");

  /** Where a phaser keeps its phase, in the upper half; 0 until somebody asks. */
  private static long phaseAt;

  /** How many phases of a phaser are told apart. */
  private static final int PHASES = 64;

  /** The bit of a stamp that says its owner may write. */
  private static final long STAMP_WRITES = 1 << 7;

  /** The bits of a stamp that say its owner holds a lock. */
  private static final long STAMP_HELD = (1 << 8) - 1;

  /** The channel from the constructor of an object to what becomes of it in the end. */
  private static final String CONSTRUCTION = "construction";

  private static final String NOT_INITIALIZED = "Could not initialize class ";

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

  /** Before the JDK interrupts a thread of its own that has nothing to do: no task is told. */
  @Hidden
  public static void rouse() {
    Threads.current().rouses = true;
  }

  @Hidden
  public static void interrupted() {
    ThreadHooks.interrupted();
  }

  /** An exception is made that says so, unless the target makes it. */
  @Hidden
  public static void toldInterrupted() {
    if (!Callers.isMadeByTarget()) {
      ThreadHooks.interrupted();
    }
  }

  @Hidden
  public static void askedInterrupted(Thread thread) {
    if (thread == Thread.currentThread()) {
      ThreadHooks.interrupted();
    }
  }

  // Class initialization.

  /** A class has been initialized, if it was not before. */
  @Hidden
  public static void initialized(Class<?> type) {
    SyncHooks.initialized(type);
  }

  @Hidden
  public static void initialized(Class<?> type, boolean isInitialized) {
    if (isInitialized) {
      SyncHooks.initialized(type);
    }
  }

  /** The JDK has handed out a value, which may be a constant of an enum, or several. */
  @Hidden
  public static void constant(Object value) {
    if (value instanceof Enum<?> one) {
      SyncHooks.initialized(one.getDeclaringClass());
    } else if (value instanceof Enum<?>[]) {
      SyncHooks.initialized(value.getClass().getComponentType());
    }
  }

  /** An error with a message says that a class could not be initialized. */
  @Hidden
  public static void failedToInitialize(String message) {
    if (message != null && message.startsWith(NOT_INITIALIZED)) {
      SyncHooks.failedToInitialize(message.substring(NOT_INITIALIZED.length()));
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

  /** A class loader has defined a class. */
  @Hidden
  public static void defined(Class<?> type) {
    LoaderHooks.link(type);
  }

  @Hidden
  public static Field[] visible(Field[] fields) {
    return RunHooks.visible(fields);
  }

  // Locks.

  /** The current thread holds the lock now; taking it again is no event. */
  @Hidden
  public static void acquire(Object lock, ShadowThread t) {
    try {
      Synchronization.acquire(lock, t);
    } catch (StackOverflowError noRoom) {
      return; // the event is lost
    }
  }

  /** The current thread is about to give the lock up. */
  @Hidden
  public static void release(Object lock, ShadowThread t) {
    try {
      Synchronization.release(lock, t);
    } catch (StackOverflowError noRoom) {
      return; // the event is lost; thrown into a handler that covers itself, it would come again
    }
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
  public static void acquireShared(Object lock, ShadowThread t) {
    Synchronization.acquireShared(lock, t);
  }

  /** Given up by a reader: ordered before later writers only. */
  @Hidden
  public static void releaseShared(Object lock, ShadowThread t) {
    Synchronization.releaseShared(lock, t);
  }

  /** The JDK holds the lock now, for what code of the target it may call. */
  @Hidden
  public static void guard(Object lock) {
    Synchronization.guard(lock);
  }

  @Hidden
  public static void unguard(Object lock) {
    Synchronization.unguard(lock);
  }

  /** At the start of a method of the target that the JDK may call while it holds locks. */
  @Hidden
  public static void guarded() {
    ShadowThread t = Threads.current();
    if (t.guards.count() > 0 && !t.busy) {
      Synchronization.guarded(t);
    }
  }

  // Channels.

  /** What the thread did so far happens before whatever follows an observe of the same object. */
  @Hidden
  public static void publish(Object object, ShadowThread t) {
    Synchronization.publish(object, "", t);
  }

  @Hidden
  public static void observe(Object object, ShadowThread t) {
    Synchronization.observe(object, "", t);
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

  /** Two objects that are ends of the same thing have one channel of that name. */
  @Hidden
  public static void share(Object object, Object other, String channel) {
    Synchronization.share(object, other, channel);
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

  /** Something is handed over: published to whoever gets that very object. */
  @Hidden
  public static void handOver(Object element) {
    Synchronization.publish(element, "hand-over");
  }

  @Hidden
  public static void receive(Object element) {
    Synchronization.observe(element, "hand-over");
  }

  /** An element is handed over: published to whoever gets it, or goes through all elements. */
  @Hidden
  public static void handOver(Object queue, Object element) {
    Synchronization.handOver(queue, element);
  }

  /** Several elements are handed over. */
  @Hidden
  public static void handOverAll(Object queue) {
    Synchronization.handOverAll(queue);
  }

  @Hidden
  public static void receive(Object queue, Object element) {
    Synchronization.receive(queue, element);
  }

  /** Publishes only until a latch has opened: its synchronizer's state is 0 then. */
  @Hidden
  public static void publishUntilZero(Object synchronizer) {
    if (Memory.getIntVolatile(synchronizer, STATE) > 0) {
      Synchronization.publish(synchronizer, "");
    }
  }

  /** The permit of a thread. */
  @Hidden
  public static void observeOwn(String channel) {
    Synchronization.observe(Thread.currentThread(), channel);
  }

  /** The thread's latest publication did not take place, as by a compare-and-set that fails. */
  @Hidden
  public static void withdraw() {
    ShadowThread t = Threads.current();
    if (!t.isOpaque()) {
      Live.withdraw(t, Site.UNKNOWN);
    }
  }

  // Numbered places: the elements of an atomic array.

  @Hidden
  public static void publishAt(Object array, int index) {
    Synchronization.publish(array, index);
  }

  @Hidden
  public static void observeAt(Object array, int index) {
    Synchronization.observe(array, index);
  }

  // Attempts: what was before is published if they succeed.

  @Hidden
  public static void attempt(Object object) {
    Synchronization.attempt(object);
  }

  @Hidden
  public static void attempted(Object object, boolean success) {
    Synchronization.attempted(object, success, true);
  }

  /** An attempt that orders nothing after itself. */
  @Hidden
  public static void attemptedRelease(Object object, boolean success) {
    Synchronization.attempted(object, success, false);
  }

  /** An attempt that has met the value {@code witness}. */
  @Hidden
  public static void exchanged(Object object, Object witness, Object expected) {
    Synchronization.attempted(object, witness == expected, true);
  }

  @Hidden
  public static void exchangedInt(Object object, int witness, int expected) {
    Synchronization.attempted(object, witness == expected, true);
  }

  @Hidden
  public static void exchangedLong(Object object, long witness, long expected) {
    Synchronization.attempted(object, witness == expected, true);
  }

  @Hidden
  public static void exchangedRelease(Object object, Object witness, Object expected) {
    Synchronization.attempted(object, witness == expected, false);
  }

  @Hidden
  public static void exchangedReleaseInt(Object object, int witness, int expected) {
    Synchronization.attempted(object, witness == expected, false);
  }

  @Hidden
  public static void exchangedReleaseLong(Object object, long witness, long expected) {
    Synchronization.attempted(object, witness == expected, false);
  }

  @Hidden
  public static void attemptAt(Object array, int index) {
    Synchronization.attempt(array, index);
  }

  @Hidden
  public static void attemptedAt(Object array, int index, boolean success) {
    Synchronization.attempted(array, index, success, true);
  }

  @Hidden
  public static void attemptedReleaseAt(Object array, int index, boolean success) {
    Synchronization.attempted(array, index, success, false);
  }

  @Hidden
  public static void exchangedAt(Object array, int index, Object witness, Object expected) {
    Synchronization.attempted(array, index, witness == expected, true);
  }

  @Hidden
  public static void exchangedIntAt(Object array, int index, int witness, int expected) {
    Synchronization.attempted(array, index, witness == expected, true);
  }

  @Hidden
  public static void exchangedLongAt(Object array, int index, long witness, long expected) {
    Synchronization.attempted(array, index, witness == expected, true);
  }

  @Hidden
  public static void exchangedReleaseAt(Object array, int index, Object witness, Object expected) {
    Synchronization.attempted(array, index, witness == expected, false);
  }

  @Hidden
  public static void exchangedReleaseIntAt(Object array, int index, int witness, int expected) {
    Synchronization.attempted(array, index, witness == expected, false);
  }

  @Hidden
  public static void exchangedReleaseLongAt(Object array, int index, long witness, long expected) {
    Synchronization.attempted(array, index, witness == expected, false);
  }

  /** A thread is about to queue for a lock that another one holds. */
  @Hidden
  public static void standBy(Object synchronizer) {
    StandBy.untilFree(synchronizer);
  }

  // Synchronizers that the target has written; the JDK's own have models of their own.

  @Hidden
  public static void publishState(Object synchronizer) {
    if (isOfTarget(synchronizer)) {
      Synchronization.publish(synchronizer, "");
    }
  }

  @Hidden
  public static void observeState(Object synchronizer) {
    if (isOfTarget(synchronizer)) {
      Synchronization.observe(synchronizer, "");
    }
  }

  @Hidden
  public static void attemptState(Object synchronizer) {
    if (isOfTarget(synchronizer)) {
      Synchronization.attempt(synchronizer);
    }
  }

  @Hidden
  public static void attemptedState(Object synchronizer, boolean success) {
    if (isOfTarget(synchronizer)) {
      Synchronization.attempted(synchronizer, success, true);
    }
  }

  private static boolean isOfTarget(Object object) {
    return object.getClass().getClassLoader() != null;
  }

  // Phases: the parties of one phase are ordered, a bounded number of phases are told apart.

  @Hidden
  public static void arrive(Phaser root) {
    Synchronization.publish(root, slotOf(phaseOf(root)));
  }

  /** What has arrived in a phase is seen by its action. */
  @Hidden
  public static void advance(Phaser root) {
    Synchronization.observe(root, slotOf(phaseOf(root)));
  }

  /** The phase {@code from} is over, unless the phaser was terminated in it. */
  @Hidden
  public static void advanced(Phaser root, int from, int now) {
    if (from >= 0 && now != from) {
      if ((now & Integer.MAX_VALUE) != from) {
        Synchronization.observe(root, slotOf(from));
      }
      advanced(root, now);
    }
  }

  /** The phase before {@code now} is over; a negative one says that the phaser is terminated. */
  @Hidden
  public static void advanced(Phaser root, int now) {
    Synchronization.observe(root, slotOf(now - 1));
    if (now < 0) {
      Synchronization.observe(root, "termination");
    }
  }

  /** The thread has come to wait until the phase is over. */
  @Hidden
  public static void arriveToWait(Phaser root) {
    Synchronization.arrive(root, phaseOf(root), Threads.current());
  }

  /** It has waited: a barrier to those who waited too, unless the phaser was ended before that. */
  @Hidden
  public static void waited(Phaser root, int now) {
    if (now >= 0) {
      Synchronization.pass(root, Threads.current());
    } else {
      Synchronization.withdraw(root, Threads.current());
    }
  }

  @Hidden
  public static void terminated(Phaser root) {
    advanced(root, phaseOf(root));
  }

  /** As {@link Phaser#getPhase} says, but that is an event. */
  private static int phaseOf(Phaser root) {
    if (phaseAt == 0) {
      phaseAt = Memory.offsetOf(Phaser.class, "state");
    }
    return (int) (Memory.getLongVolatile(root, phaseAt) >> Integer.SIZE);
  }

  private static int slotOf(int phase) {
    return phase & (PHASES - 1);
  }

  // Stamped locks: what is held is in the stamp.

  @Hidden
  public static void acquireStamp(Object lock, long stamp) {
    if ((stamp & STAMP_WRITES) != 0) {
      Synchronization.acquireStamped(lock);
    } else if (stamp != 0) {
      Synchronization.acquireShared(lock, Threads.current());
    }
  }

  @Hidden
  public static void releaseStamp(Object lock, long stamp) {
    if ((stamp & STAMP_WRITES) != 0) {
      Synchronization.releaseStamped(lock);
    } else if (stamp != 0) {
      Synchronization.releaseShared(lock, Threads.current());
    }
  }

  /** Before a stamp becomes that of a reader. */
  @Hidden
  public static void convertToRead(Object lock, long stamp) {
    if ((stamp & STAMP_WRITES) != 0) {
      Synchronization.downgradeStamped(lock);
    }
  }

  /** A stamp has become that of a reader, or could not; a reader's stays what it is. */
  @Hidden
  public static void convertedToRead(Object lock, long stamp, long result) {
    if ((stamp & STAMP_WRITES) != 0 && result == 0) {
      Synchronization.forgetReader(lock);
    } else if ((stamp & STAMP_HELD) == 0 && result != 0) {
      Synchronization.acquireShared(lock, Threads.current());
    }
  }

  /** A stamp has become that of a writer, or could not. */
  @Hidden
  public static void convertedToWrite(Object lock, long stamp, long result) {
    if (result == 0) {
      return;
    }
    if ((stamp & STAMP_HELD) == 0 || (stamp & STAMP_WRITES) != 0) {
      Synchronization.acquireStamped(lock);
    } else {
      Synchronization.upgradedStamped(lock);
    }
  }

  /** An optimistic stamp; 0 is never valid, so what is read under it is discarded. */
  @Hidden
  public static void beginOptimistic(Object lock, long stamp) {
    Synchronization.beginOptimistic(lock, stamp != 0);
  }

  /** Before an optimistic stamp is validated. */
  @Hidden
  public static void endOptimistic(Object lock, long stamp) {
    if ((stamp & STAMP_HELD) == 0) {
      Synchronization.validateOptimistic(lock, stamp != 0);
    }
  }

  @Hidden
  public static void acquireStamped(Object lock) {
    Synchronization.acquireStamped(lock);
  }

  @Hidden
  public static void releaseStamped(Object lock) {
    Synchronization.releaseStamped(lock);
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

  /** A map has computed the hash of a key. */
  @Hidden
  public static void hashed(int hash) {
    Threads.current().keyHashes.computed(hash);
  }

  /** The hash was that of this key. */
  @Hidden
  public static void rememberKey(Object key) {
    Synchronization.rememberKey(key);
  }

  @Hidden
  public static void forgetKey(Object key) {
    Threads.current().keyHashes.forget(key);
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

  /** Only if the key decides itself what it equals: it is about to be compared with others. */
  @Hidden
  public static void observeKeyComparing(Object map, Object key) {
    if (Synchronization.comparesItself(key)) {
      Synchronization.observeKey(map, key);
    }
  }

  /** Observes every key of a map, every element of a queue. */
  @Hidden
  public static void observeAll(Object all) {
    Synchronization.observe(all, KeyedChannels.ALL);
  }

  // Comparisons inside a collection: they run code of the target on elements that others have put.
  /** Before the JDK waits on a monitor of the target. */
  @Hidden
  public static void beforeWait(Object monitor) {
    SyncHooks.beforeWait(monitor, Site.UNKNOWN.id, Threads.current());
  }

  /** After it has waited, also in vain. */
  @Hidden
  public static void afterWait(Object monitor) {
    SyncHooks.afterWait(monitor, Site.UNKNOWN.id, Threads.current());
  }

  // Where the collection has a lock, whoever takes an element comes after those who compared it.

  @Hidden
  public static void observeCompared(Object queue, Object[] elements) {
    if (elements.length > 0 && elements[0] != null && !Keys.isOfJdk(elements[0])) {
      Synchronization.observe(queue, KeyedChannels.ALL);
    }
  }

  @Hidden
  public static void handOverCompared(Object queue, Object[] elements) {
    if (elements.length > 1 && elements[1] != null && !Keys.isOfJdk(elements[1])) {
      Synchronization.handOverAll(queue);
    }
  }

  /** The same for a queue with a comparator. */
  @Hidden
  public static void observeCompared(Object queue, Object[] elements, Object comparator) {
    if (comparator != Collections.reverseOrder()) {
      Synchronization.observe(queue, KeyedChannels.ALL);
    } else {
      observeCompared(queue, elements);
    }
  }

  @Hidden
  public static void handOverCompared(Object queue, Object[] elements, Object comparator) {
    if (comparator != Collections.reverseOrder()) {
      Synchronization.handOverAll(queue);
    } else {
      handOverCompared(queue, elements);
    }
  }

  /** Only if {@code one} decides itself what it equals. */
  @Hidden
  public static void observeComparing(Object all, Object one) {
    if (Synchronization.comparesItself(one)) {
      Synchronization.observe(all, KeyedChannels.ALL);
    }
  }

  @Hidden
  public static void handOverComparing(Object all, Object one) {
    if (Synchronization.comparesItself(one)) {
      Synchronization.handOverAll(all);
    }
  }

  /** Only if the tasks of a queue are the target's own. */
  @Hidden
  public static void observeSorted(Object queue, Object[] tasks) {
    if (tasks.length > 0 && tasks[0] != null && isOfTarget(tasks[0])) {
      Synchronization.observe(queue, KeyedChannels.ALL);
    }
  }

  @Hidden
  public static void handOverSorted(Object queue, Object[] tasks) {
    if (tasks.length > 0 && tasks[0] != null && isOfTarget(tasks[0])) {
      Synchronization.handOverAll(queue);
    }
  }

  // Keys that are changed only under a condition.

  /** Changes a key only under a condition; published if it did. */
  @Hidden
  public static void tryKey(Object map, Object key) {
    Synchronization.tryKey(map, key);
  }

  @Hidden
  public static void triedKey(Object map, Object key, boolean success) {
    Synchronization.triedKey(map, key, success);
  }

  /** Successful if a value was there. */
  @Hidden
  public static void foundKey(Object map, Object key, Object found) {
    Synchronization.triedKey(map, key, found != null);
  }

  /** Stores a value, or only if none is there. */
  @Hidden
  public static void putKey(Object map, Object key, boolean onlyIfAbsent) {
    if (onlyIfAbsent) {
      Synchronization.tryKey(map, key);
    } else {
      Synchronization.publishKey(map, key);
    }
  }

  @Hidden
  public static void putKey(Object map, Object key, boolean onlyIfAbsent, Object found) {
    if (onlyIfAbsent) {
      Synchronization.triedKey(map, key, found == null);
    } else {
      Synchronization.observeKey(map, key);
    }
  }

  /** The attempt ended in an exception. */
  @Hidden
  public static void failedKey(Object map, Object key) {
    Synchronization.triedKey(map, key, false);
  }

  // Barriers.

  /** The thread waits for the others of its generation. */
  @Hidden
  public static void arriveAtBarrier(Object barrier, ShadowThread t) {
    Synchronization.arrive(barrier, 0, t);
  }

  /** All have arrived: what each did before happens before what any does from now on. */
  @Hidden
  public static void passBarrier(Object barrier, ShadowThread t) {
    Synchronization.pass(barrier, t);
  }

  /** The thread does not wait any more. */
  @Hidden
  public static void leaveBarrier(Object barrier, ShadowThread t) {
    Synchronization.withdraw(barrier, t);
  }

  // Garbage collection.

  /** An object was reachable until now. */
  @Hidden
  public static void reachable() {
    Synchronization.publish(COLLECTION, "");
  }

  /**
   * At the end of a constructor: what came before is seen by the object's finalizer, or by whoever
   * finds it in a queue if it is a reference.
   */
  @ForceInline
  @Hidden
  public static void constructed(Object object) {
    if (Classes.haveFinalizers() || object instanceof Reference) {
      publishConstruction(object);
    }
  }

  private static void publishConstruction(Object object) {
    ShadowThread t = Threads.current();
    if (!t.busy && (object instanceof Reference || isFinalizable(object, t))) {
      Synchronization.publish(object, CONSTRUCTION);
    }
  }

  private static boolean isFinalizable(Object object, ShadowThread t) {
    t.busy = true;
    try {
      return ClassShadow.of(object.getClass()).isFinalizable;
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return false;
    } finally {
      t.busy = false;
    }
  }

  /** At the start of a finalizer. */
  @Hidden
  public static void finalizing(Object object) {
    Synchronization.observe(object, CONSTRUCTION);
    collected();
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

  /** A datagram is sent to an address, or in a packet, or to where the socket is connected. */
  @Hidden
  public static void sentDatagram(Object to, Object connectedTo) {
    Connections.sentDatagram(connectedTo == null ? to : connectedTo);
  }

  @Hidden
  public static void receivedDatagram(Object localAddress) {
    Connections.receivedDatagram(localAddress);
  }

  @Hidden
  public static void sentToProcess(Object stream) {
    Connections.sentToProcess(stream);
  }

  @Hidden
  public static void receivedFromProcess(Object stream) {
    Connections.receivedFromProcess(stream);
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

  /** The same for what a handle need not be told any more. */
  @Hidden
  public static void inserted(Object handle, Object from, int position, Object[] values) {
    Handles.inserted(handle, from, position, values);
  }

  /** It shows the bytes of an array as elements of another sort. */
  @Hidden
  public static void showsBytes(Object handle, Class<?> array) {
    Handles.shows(handle, array, false);
  }

  /** It shows those of a buffer. */
  @Hidden
  public static void showsBuffer(Object handle, Class<?> array) {
    Handles.shows(handle, array, true);
  }

  /** It leads into segments of memory, along a path through a layout. */
  @Hidden
  public static void showsSegment(Object handle, Object path) {
    Handles.showsSegment(handle, path);
  }

  /** It multiplies an index with the size of a layout. */
  @Hidden
  public static void scales(Object handle, Object layout) {
    Handles.scales(handle, layout);
  }

  /** It leads where another does, once a number has been found by a third. */
  @Hidden
  public static void collected(Object handle, Object from, int position, Object filter) {
    Handles.collected(handle, from, position, filter);
  }

  /** What becomes part of another handle: the same, and what it does is seen. */
  @Hidden
  public static MethodHandle watched(MethodHandle handle) {
    return WatchedHandle.of(handle);
  }

  @Hidden
  public static MethodHandle[] watchedAll(MethodHandle[] handles) {
    if (handles == null) {
      return null;
    }
    MethodHandle[] all = handles.clone();
    for (int i = 0; i < all.length; i++) {
      all[i] = WatchedHandle.of(all[i]);
    }
    return all;
  }

  /** A method handle made of a VarHandle. */
  @Hidden
  public static MethodHandle watched(MethodHandle method, VarHandle handle, AccessMode mode) {
    return WatchedHandle.of(method, handle, mode);
  }

  /** A method handle whose first argument is a VarHandle. */
  @Hidden
  public static MethodHandle watched(MethodHandle method, AccessMode mode) {
    return WatchedHandle.of(method, null, mode);
  }

  // Scopes.

  /** Until the scope is left, models say nothing on this thread. */
  @Hidden
  public static int opaque(ShadowThread t) {
    return t.enterScope(true);
  }

  /** Until the scope is left, models speak again: code of the target runs. */
  @Hidden
  public static int callback(ShadowThread t) {
    return t.enterScope(false);
  }

  /** The same if the object is of a class of the target. */
  @Hidden
  public static int callback(Object object, ShadowThread t) {
    return isOfTarget(object) ? t.enterScope(false) : t.scope();
  }

  @Hidden
  public static void leaveScope(int before, ShadowThread t) {
    t.leaveScope(before);
  }
}
