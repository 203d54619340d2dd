package harrier.hook;

import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.SpinLock;
import harrier.shadow.WeakShadow;
import harrier.shadow.WeakTable;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Hidden;

/** The shadows of the live threads. */
public final class Threads {
  private static final long ID = Memory.offsetOf(Thread.class, "tid");

  private static final int CACHE_SIZE = 1 << 12;

  /** The shadow that was last looked up for each remainder of a thread id. A hint. */
  private static final ShadowThread[] CACHE = new ShadowThread[CACHE_SIZE];

  private static final int BUCKETS = 1 << 10;
  private static final Bucket[] TABLE = new Bucket[BUCKETS];

  static {
    for (int i = 0; i < BUCKETS; i++) {
      TABLE[i] = new Bucket();
    }
  }

  private static final WeakTable<Ended> ENDED =
      new WeakTable<>() {
        @Override
        protected Ended make(Object thread, int hash) {
          return new Ended(thread, hash);
        }
      };

  private Threads() {}

  /** The shadow of the thread that calls. */
  @ForceInline
  @Hidden
  public static ShadowThread current() {
    ShadowThread t = known();
    return t != null ? t : lookUp(Thread.currentThread());
  }

  /** The same if it is found at once; else null. */
  @ForceInline
  @Hidden
  public static ShadowThread known() {
    Thread thread = Thread.currentThread();
    ShadowThread t = CACHE[slot(Memory.getLong(thread, ID))];
    return t != null && t.thread() == thread ? t : null;
  }

  /** Lets every thread be looked up again, so that its first event is one that is delivered. */
  static void start() {
    java.util.Arrays.fill(CACHE, null);
  }

  @DontInline
  @Hidden
  private static ShadowThread lookUp(Thread thread) {
    long id = Memory.getLong(thread, ID);
    ShadowThread t = TABLE[bucket(id)].find(thread);
    if (t == null) {
      Ended ended = ENDED.present(thread);
      if (ended != null && ended.shadow != null) {
        return ended.shadow; // what the JDK does after the end is its own business
      }
      t = add(thread, null, null);
    }
    CACHE[slot(id)] = t;
    if (Live.isOn() && t.begin()) {
      Live.begin(t);
    }
    return t;
  }

  /** The shadow of any thread, or null if nothing is known of it. */
  static ShadowThread find(Thread thread) {
    ShadowThread t = TABLE[bucket(Memory.getLong(thread, ID))].find(thread);
    return t != null ? t : ENDED.of(thread).shadow;
  }

  /** Makes the shadow of a thread, unless it has one, and announces it. */
  static ShadowThread add(Thread thread, ShadowThread parent, String startedAt) {
    long id = Memory.getLong(thread, ID);
    ShadowThread made = new ShadowThread(thread, id, parent, startedAt);
    ShadowThread present = TABLE[bucket(id)].add(thread, made);
    if (present == made) {
      Live.create(made);
    }
    return present;
  }

  /** Keeps an ended thread's shadow only as long as somebody can ask for it. */
  static void retire(Thread thread, ShadowThread t) {
    ENDED.of(thread).shadow = t;
    long id = Memory.getLong(thread, ID);
    TABLE[bucket(id)].remove(thread);
    if (CACHE[slot(id)] == t) {
      CACHE[slot(id)] = null;
    }
  }

  /** The shadow of a thread that has ended. */
  private static final class Ended extends WeakShadow {
    volatile ShadowThread shadow;

    Ended(Object thread, int hash) {
      super(thread, hash);
    }
  }

  @ForceInline
  private static int slot(long id) {
    return (int) id & (CACHE_SIZE - 1);
  }

  private static int bucket(long id) {
    return (int) id & (BUCKETS - 1);
  }

  /** Threads whose ids end alike. */
  private static final class Bucket extends SpinLock {
    private static final class Node {
      final Thread thread;
      final ShadowThread shadow;
      Node next;

      Node(Thread thread, ShadowThread shadow, Node next) {
        this.thread = thread;
        this.shadow = shadow;
        this.next = next;
      }
    }

    /** Guarded by this lock. */
    private Node first;

    ShadowThread find(Thread thread) {
      lock();
      try {
        return findLocked(thread);
      } finally {
        unlock();
      }
    }

    ShadowThread add(Thread thread, ShadowThread made) {
      lock();
      try {
        ShadowThread present = findLocked(thread);
        if (present != null) {
          return present;
        }
        first = new Node(thread, made, first);
        return made;
      } finally {
        unlock();
      }
    }

    void remove(Thread thread) {
      lock();
      try {
        Node before = null;
        for (Node n = first; n != null; n = n.next) {
          if (n.thread == thread) {
            if (before == null) {
              first = n.next;
            } else {
              before.next = n.next;
            }
            return;
          }
          before = n;
        }
      } finally {
        unlock();
      }
    }

    private ShadowThread findLocked(Thread thread) {
      for (Node n = first; n != null; n = n.next) {
        if (n.thread == thread) {
          return n.shadow;
        }
      }
      return null;
    }
  }
}
