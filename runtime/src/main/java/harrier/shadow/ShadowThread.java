package harrier.shadow;

import harrier.event.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/** The shadow of one thread of the target. Unless said otherwise, touched by that thread only. */
public final class ShadowThread extends Decoratable implements ShadowVar {
  private static final Counter NEXT = new Counter(0);

  private static final ShadowLock[] NO_LOCKS = {};
  private static final int[] NO_DEPTHS = {};
  private static final ArrayShadow[] NO_ARRAYS = {null};
  private static final ObjectShadow[] NO_OBJECTS = {};
  private static final Cursor[] NO_CURSORS = {};
  private static final long[] NO_CLASSES = {};

  /** Unique over the run, in order of creation, from 0. */
  public final int id = NEXT.next();

  private final Identity identity;

  /**
   * The thread itself; null in a trace, and once it has ended. Not volatile: every method of the
   * target begins with a look at it, and others may learn of the end later.
   */
  private Thread thread;

  /** The thread that started this one; null if nobody did, and once it has ended. */
  private volatile ShadowThread parent;

  /**
   * What the inline test compares access words with: the epoch of a tool that keeps words. Before
   * the tool has set it, no word has it.
   */
  public long stamp = AccessWord.stamp(AccessWord.SHARED_TID, AccessWord.MAX_CLOCK);

  /**
   * What the thread knows of the threads with the lowest ids: a clock value for each. Kept by the
   * tool that keeps words, as the stamp is.
   */
  public int[] known = NOTHING_KNOWN;

  /** The clock of the tool that keeps words; null before it has one. */
  public EpochClock clock;

  /**
   * The epoch before the current one, if whoever knows it knows all that the thread knew at its
   * end; none while that is taken back.
   */
  public long previous;

  /** Whether the latest publication was left out because there was nothing new. */
  public boolean hadNothingNew;

  /**
   * The latest epoch in which the thread did something that others have to know of, as a stamp: an
   * access that was made into a word, or learning from others.
   */
  public long used;

  /** For read sets by the end of their number: the word of one that has this thread's epoch. */
  private long[] hints = NO_HINTS;

  private static final long[] NO_HINTS = new long[1];
  private static final int FEWEST_HINTS = 256;
  private static final int MOST_HINTS = 1 << 12;

  /** How often a hint took the place of another that was still of use. */
  private int lostHints;

  @Stable private static boolean keepsHints;

  private static final int[] NOTHING_KNOWN = {};

  /** How this thread's reads join those of others; null before the first does. */
  private ReadWays readWays;

  /** What was asked for first of all that tools keep of this thread; or null. */
  Object ownState;

  /** Whose that is. */
  OwnState<?> ownStates;

  /** What was asked for next, as above. */
  Object moreOwnState;

  OwnState<?> moreOwnStates;

  /** What was asked for after that, as above. */
  Object lastOwnState;

  OwnState<?> lastOwnStates;

  /** Set by a tool that has another value for what the thread has just read. */
  public boolean answered;

  /** Set while accesses are told that were gathered; methods may have begun and ended since. */
  public boolean tellsGathered;

  /** Set while Harrier itself runs on this thread: what it then does is not an event. */
  public boolean busy;

  /** Set while the JDK is about to interrupt a thread of its own that has nothing to do. */
  public boolean rouses;

  /**
   * Set once an event of this thread was lost for want of room on its stack or in memory. From then
   * on every acquire and release is told, nested or not: nobody knows which is the outermost.
   */
  public boolean lossy;

  /**
   * Whether ends of methods may have been lost since it was last found out which methods the thread
   * is in.
   */
  public boolean lostEnds;

  /** Whether the thread has done anything yet. */
  private boolean begun;

  /** Whether some thread is lossy. */
  private static volatile boolean someAreLossy;

  private volatile boolean ended;

  /** Reads under an optimistic stamp. */
  public final OptimisticReads optimistic = new OptimisticReads();

  /** Locks that the JDK holds meanwhile. */
  public final Guards guards = new Guards();

  /** Hashes of keys of maps that the thread is using. */
  public final KeyHashes keyHashes = new KeyHashes();

  // What only a running thread needs is made at its beginning and given up at its end.

  /** The event objects this thread fills in again and again. */
  public Events events = Events.OF_NOBODY;

  /** Calls of methods that are not the target's. */
  public Calls calls = Calls.NONE;

  @Stable private static boolean keepsCalls;

  /** What this thread fills in for each sweep; null before the first. */
  public Sweep sweep;

  /** Locks held, outermost first; behind these, locks that were held before. */
  private ShadowLock[] held = NO_LOCKS;

  /** How often each of them is held for reading; 0 for one that is held alone. */
  private int[] readDepths = NO_DEPTHS;

  private int heldCount;

  /** The shadow of the array this thread touched last, for the inline test; or null. */
  public ArrayShadow lastArray;

  /** The shadows of arrays this thread has touched, by the ends of their hashes. */
  private ArrayShadow[] arrays = NO_ARRAYS;

  private static final int ARRAY_CACHE = 128;

  /** What is left to check of arrays that the thread walks through. */
  private Cursor[] cursors = NO_CURSORS;

  /** How many cursors there are for the instructions of a method; a power of two. */
  public static final int CURSORS = 32;

  /** Cursors with lower numbers may have something to check. */
  private int openCursors;

  /** Whether cursors keep elements that have been accessed in the epoch. */
  private boolean keepsSettled;

  /** The shadow of the object of the JDK this thread touched last, or null. */
  private ObjectShadow lastObject;

  /** The shadows of the objects of the JDK this thread touched last. */
  private ObjectShadow[] objects = NO_OBJECTS;

  private static final int OBJECT_CACHE = 8;
  private int objectVictim;

  /** The same by identity hashes, for objects whose hash costs little. */
  private ObjectShadow[] hashed = NONE_HASHED;

  private static final ObjectShadow[] NONE_HASHED = {null};
  private static final int HASHED = 64;

  /** An object whose lock this thread is about to take, to access what it guards; or null. */
  public Object guarded;

  /** The number of the call that does it, and the index of an element or -1. */
  public int guardedCall;

  public int guardedIndex;

  /** Whether a fence has made the next atomic write one that publishes. */
  public boolean releasesNext;

  /** The variable of the last atomic read, which a fence may make one that observes; or null. */
  public Object lastOpaque;

  /** How many opaque models the thread is inside of; 0 while code of the target runs. */
  private int opaque;

  /** How deep a lock was held that this thread waits on. */
  private int waitDepth;

  /** Classes whose initialization this thread has observed, a bit each by class number. */
  private long[] initialized = NO_CLASSES;

  /**
   * A thread of the live program.
   *
   * @param number what it is known by if it has no name
   */
  public ShadowThread(Thread thread, long number, ShadowThread parent, String startedAt) {
    this(new Identity(thread, null, number, nameOf(parent), startedAt), parent);
  }

  /** A thread of a trace. */
  public ShadowThread(String name, ShadowThread parent) {
    this(new Identity(null, name, 0, nameOf(parent), null), parent);
    equip();
  }

  private ShadowThread(Identity identity, ShadowThread parent) {
    this.identity = identity;
    this.thread = identity.thread();
    this.parent = parent;
  }

  private static String nameOf(ShadowThread parent) {
    return parent == null ? null : parent.name();
  }

  /** Who it is; known also after its end. */
  public Identity identity() {
    return identity;
  }

  /** Whether an access certainly happens before what the thread does now. */
  @ForceInline
  public boolean knows(long word) {
    int tid = AccessWord.tid(word);
    return tid == AccessWord.tid(stamp)
        || (tid < known.length ? AccessWord.clock(word) <= known[tid] : knowsHigh(word));
  }

  /** The same for threads with high ids, of which only the tool can tell. */
  @DontInline
  private boolean knowsHigh(long word) {
    EpochClock all = clock;
    return all != null && !AccessWord.isShared(word) && all.knows(word);
  }

  /** Whether the readers that the word of a read stands for have this thread's epoch among them. */
  @ForceInline
  public boolean isHinted(long readers) {
    return hints[(int) readers & (hints.length - 1)] == (readers ^ stamp);
  }

  /** [Read Same Epoch], alone or among others: the word of the last read says so. */
  @ForceInline
  public boolean hasRead(long lastRead) {
    return hasReadAlone(lastRead) || isHinted(lastRead);
  }

  /** [Read Same Epoch]: the word of the last read says so. */
  @ForceInline
  public boolean hasReadAlone(long lastRead) {
    return AccessWord.isIn(lastRead, stamp);
  }

  /** [Write Same Epoch]: the word of the last write says so. */
  @ForceInline
  public boolean hasWritten(long lastWrite) {
    return AccessWord.isIn(lastWrite, stamp);
  }

  /** Says whether threads remember sets of readers that they are among. */
  public static void keepHints(boolean keeps) {
    keepsHints = keeps;
  }

  /** An event of this thread is lost. Needs no room itself. */
  public void lose() {
    lostEnds = true;
    lossy = true;
    identity.lose();
    someAreLossy = true;
  }

  public static boolean someAreLossy() {
    return someAreLossy;
  }

  /** Whether threads know which of the target's calls they are in. */
  public static void keepCalls(boolean keeps) {
    keepsCalls = keeps;
  }

  /** Remembers that they have. */
  @DontInline
  public void hint(long readers) {
    if (readers == AccessWord.OWN || !keepsHints) {
      return; // other sets have no number either
    }
    if (hints == NO_HINTS) {
      hints = new long[FEWEST_HINTS];
    }
    int at = (int) readers & (hints.length - 1);
    long present = hints[at] ^ stamp;
    if (present != readers
        && AccessWord.isSet(present)
        && hints.length < MOST_HINTS
        && ++lostHints > hints.length) {
      hints = new long[hints.length * 2];
      lostHints = 0;
      at = (int) readers & (hints.length - 1);
    }
    hints[at] = readers ^ stamp;
  }

  public ReadWays readWays() {
    if (readWays == null) {
      readWays = new ReadWays();
    }
    return readWays;
  }

  /**
   * The word for the reads {@code before} and the thread's own at {@code now}, if nobody else needs
   * to look at it; {@link AccessWord#NONE} if the tool must.
   */
  public long joined(long before, long now) {
    if (knows(before)) {
      return now;
    }
    ReadWays ways = readWays;
    long joined = ways == null ? AccessWord.NONE : ways.find(before, now);
    if (joined == AccessWord.OWN) {
      return AccessWord.NONE;
    }
    if (AccessWord.isShared(joined)) {
      hint(joined);
    }
    return joined;
  }

  /**
   * What takes the place of the last read, and of the last write if this is one, where nobody else
   * can change these meanwhile; {@link AccessWord#NONE} if the tool must look at it.
   */
  public long next(long lastRead, long lastWrite, long now, boolean isWrite) {
    if (!knows(lastWrite)) {
      return AccessWord.NONE;
    }
    return !isWrite ? joined(lastRead, now) : knowsReads(lastRead) ? now : AccessWord.NONE;
  }

  /** Whether all reads that a word stands for certainly happen before what the thread does now. */
  @DontInline
  public boolean knowsReads(long word) {
    if (!AccessWord.isShared(word)) {
      return knows(word);
    }
    if (AccessWord.isOwn(word) || !AccessWord.isSet(word)) {
      return false;
    }
    for (long read : ReadSets.at(word)) {
      if (!knows(read)) {
        return false;
      }
    }
    return true;
  }

  public Thread thread() {
    return thread;
  }

  public String name() {
    return identity.name();
  }

  public ShadowThread parent() {
    return parent;
  }

  /** True once: at the first event of the thread. On that thread. */
  public boolean begin() {
    boolean first = !begun;
    if (first) {
      begun = true;
      equip();
    }
    return first;
  }

  private void equip() {
    events = new Events(this);
    calls = keepsCalls ? new Calls() : Calls.NONE;
    held = new ShadowLock[4];
    readDepths = new int[4];
    objects = new ObjectShadow[OBJECT_CACHE];
  }

  public boolean hasEnded() {
    return ended;
  }

  /** Marks the end of the thread. */
  public void end() {
    identity.end();
    ended = true;
    thread = null;
    parent = null;
    events = Events.OF_NOBODY;
    calls = Calls.NONE;
    sweep = null;
    held = NO_LOCKS;
    readDepths = NO_DEPTHS;
    heldCount = 0;
    guarded = null;
    lastOpaque = null;
    ownState = null;
    ownStates = null;
    moreOwnState = null;
    moreOwnStates = null;
    lastOwnState = null;
    lastOwnStates = null;
    lastArray = null;
    arrays = NO_ARRAYS;
    cursors = NO_CURSORS;
    openCursors = 0;
    keepsSettled = false;
    lastObject = null;
    objects = NO_OBJECTS;
    hashed = NONE_HASHED;
    initialized = NO_CLASSES;
    hints = NO_HINTS;
    readWays = null;
  }

  public void push(ShadowLock lock) {
    int count = heldCount;
    if (count == held.length) {
      held = Arrays.copyOf(held, Math.max(4, count * 2));
      readDepths = Arrays.copyOf(readDepths, held.length);
    }
    if (held[count] != lock) { // storing references costs more than looking
      held[count] = lock;
    }
    readDepths[count] = 0;
    heldCount = count + 1;
  }

  public void pop(ShadowLock lock) {
    int last = heldCount - 1;
    if (last >= 0 && held[last] == lock && readDepths[last] == 0) {
      heldCount = last;
      return;
    }
    for (int i = last; i >= 0; i--) {
      if (held[i] == lock && readDepths[i] == 0) {
        removeHeld(i);
        return;
      }
    }
  }

  private void removeHeld(int i) {
    int last = heldCount - 1;
    System.arraycopy(held, i + 1, held, i, last - i);
    System.arraycopy(readDepths, i + 1, readDepths, i, last - i);
    heldCount = last;
  }

  /** The thread holds the lock for reading, once more if it did before. True for the first time. */
  public boolean pushRead(ShadowLock lock) {
    int at = readHold(lock);
    if (at < 0) {
      if (!lock.hasOwner()) {
        dropPassedOn();
      }
      push(lock);
      at = heldCount - 1;
    }
    return ++readDepths[at] == 1 || lossy;
  }

  /** Read locks that others have given up in this thread's place do not pile up. */
  private void dropPassedOn() {
    for (int i = heldCount - 1; i >= 0; i--) {
      if (readDepths[i] > 0 && held[i].isPassedOn()) {
        removeHeld(i);
      }
    }
  }

  /** The thread gives a read lock up. True if it does not hold the lock for reading any more. */
  public boolean popRead(ShadowLock lock) {
    int at = readHold(lock);
    if (at >= 0 && --readDepths[at] == 0) {
      removeHeld(at);
      return true;
    }
    if (at < 0 && !lock.hasOwner()) {
      lock.passOn();
    }
    return lossy;
  }

  /** Whether the thread holds the lock for reading. */
  public boolean isReading(ShadowLock lock) {
    return readHold(lock) >= 0;
  }

  private int readHold(ShadowLock lock) {
    for (int i = heldCount - 1; i >= 0; i--) {
      if (held[i] == lock && readDepths[i] > 0) {
        return i;
      }
    }
    return -1;
  }

  public int heldCount() {
    return heldCount;
  }

  /** Locks that nobody else can hold now, outermost first. */
  public ShadowLock[] held() {
    int alone = 0;
    ShadowLock[] locks = new ShadowLock[heldCount];
    for (int i = 0; i < heldCount; i++) {
      if (readDepths[i] == 0) {
        locks[alone++] = held[i];
      }
    }
    return Arrays.copyOf(locks, alone);
  }

  /** Names of all locks held now, outermost first; those held for reading are marked. */
  public List<String> namesOfHeld() {
    List<String> names = new ArrayList<>(heldCount);
    for (int i = 0; i < heldCount; i++) {
      names.add(readDepths[i] == 0 ? held[i].name() : held[i].nameForReading());
    }
    return names;
  }

  /** Enters an opaque model, or code of the target called from one; answers what to go back to. */
  public int enterScope(boolean isOpaque) {
    int before = opaque;
    opaque = isOpaque ? before + 1 : 0;
    return before;
  }

  /** What to go back to if nothing is entered. */
  public int scope() {
    return opaque;
  }

  public void leaveScope(int before) {
    opaque = before;
  }

  /** Whether models are to be ignored: another model speaks for what happens now. */
  public boolean isOpaque() {
    return opaque > 0;
  }

  public void waitDepth(int depth) {
    waitDepth = depth;
  }

  public int waitDepth() {
    return waitDepth;
  }

  public boolean knowsInitialized(int number) {
    int word = number >>> 6;
    return word < initialized.length && (initialized[word] >>> number & 1) != 0;
  }

  public void learnInitialized(int number) {
    int word = number >>> 6;
    if (word >= initialized.length) {
      initialized = Arrays.copyOf(initialized, word + 8);
    }
    initialized[word] |= 1L << number;
  }

  /** The shadow of an array if it is the one touched last, or one of the few before; or null. */
  public ArrayShadow recent(Object array) {
    ArrayShadow last = lastArray;
    return last != null && last.isOf(array) ? last : cached(array);
  }

  public ArrayShadow cached(Object array) {
    ArrayShadow shadow = arrays[WeakTable.hash(array) & (arrays.length - 1)];
    if (shadow == null || !shadow.refersTo(array)) {
      return null;
    }
    if (lastArray != shadow) { // storing references costs more than looking
      lastArray = shadow;
    }
    return shadow;
  }

  public void cache(ArrayShadow shadow) {
    lastArray = shadow;
    if (arrays == NO_ARRAYS) {
      arrays = new ArrayShadow[ARRAY_CACHE];
    }
    arrays[shadow.hash & (ARRAY_CACHE - 1)] = shadow;
  }

  public Cursor cursor(int number) {
    if (cursors == NO_CURSORS) {
      cursors = new Cursor[CURSORS];
    }
    Cursor present = cursors[number];
    if (present == null) {
      present = new Cursor();
      cursors[number] = present;
    }
    return present;
  }

  /** The cursor has something to check. */
  public void open(int number) {
    openCursors = Math.max(openCursors, number + 1);
  }

  @ForceInline
  public int openCursors() {
    return openCursors;
  }

  void keepSettled() {
    keepsSettled = true;
  }

  /** Before the epoch can end. */
  @ForceInline
  public void forgetSettled() {
    if (keepsSettled) {
      forgetAllSettled();
    }
  }

  @DontInline
  private void forgetAllSettled() {
    keepsSettled = false;
    for (Cursor cursor : cursors) {
      if (cursor != null) {
        cursor.forgetSettled();
      }
    }
  }

  public void closeCursors() {
    openCursors = 0;
  }

  @ForceInline
  public ObjectShadow cachedObject(Object object) {
    ObjectShadow last = lastObject(object);
    return last != null ? last : searchObject(object);
  }

  /** The shadow of an object of the JDK if it is the one this thread touched last, or null. */
  @ForceInline
  public ObjectShadow lastObject(Object object) {
    ObjectShadow last = lastObject;
    return last != null && last.refersTo(object) ? last : null;
  }

  private ObjectShadow searchObject(Object object) {
    for (ObjectShadow shadow : objects) {
      if (shadow != null && shadow.refersTo(object)) {
        lastObject = shadow;
        return shadow;
      }
    }
    return null;
  }

  /** The shadow that the thread has remembered for an object with a hash, or null. */
  @ForceInline
  ObjectShadow hashed(Object object, int hash) {
    ObjectShadow shadow = hashed[hash & (hashed.length - 1)];
    if (shadow == null || !shadow.refersTo(object)) {
      return null;
    }
    lastObject = shadow;
    return shadow;
  }

  void remember(ObjectShadow shadow, int hash) {
    if (hashed == NONE_HASHED) {
      hashed = new ObjectShadow[HASHED];
    }
    hashed[hash & (HASHED - 1)] = shadow;
    lastObject = shadow;
  }

  /** The shadows of the objects this thread touched last; null where there is none. */
  public ObjectShadow[] objects() {
    return objects;
  }

  public void cache(ObjectShadow shadow) {
    lastObject = shadow;
    objects[objectVictim] = shadow;
    objectVictim = (objectVictim + 1) % OBJECT_CACHE;
  }

  @Override
  public String toString() {
    return name();
  }
}
