package harrier.hook;

import harrier.event.AccessEvent;
import harrier.event.AccessEvent.Mode;
import harrier.event.Event;
import harrier.event.ThreadEvent;
import harrier.finding.Findings;
import harrier.finding.Health;
import harrier.finding.Printable;
import harrier.shadow.ArrayShadow;
import harrier.shadow.CommonState;
import harrier.shadow.Cursor;
import harrier.shadow.FieldShadow;
import harrier.shadow.ObjectShadow;
import harrier.shadow.OptimisticReads;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVolatile;
import harrier.shadow.Shadows;
import harrier.shadow.Site;
import harrier.shadow.SyncState;
import harrier.tool.Chain;
import harrier.tool.EventKind;
import harrier.tool.Optimization;
import harrier.tool.Tool;
import harrier.tool.ValueTool;
import harrier.tool.WordTool;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * The live source of events: hooks come here, the chain is called.
 *
 * <p>Configured once before the first class of the target is loaded. Nothing here throws into the
 * target: trouble in a tool switches that tool off, any other trouble ends the analysis.
 */
public final class Live {
  @Stable private static Chain chain;
  @Stable private static WordTool wordTool;
  @Stable private static ValueTool valueTool;
  @Stable private static boolean shortcuts;
  @Stable private static boolean isOneTool;
  @Stable private static Granularity fields = Granularity.FINE;
  @Stable private static Granularity arrays = Granularity.FINE;
  @Stable private static boolean gathers;
  @Stable private static boolean gathersOverMethods;
  @Stable private static Tool[] askedBeforeLoops;
  @Stable private static boolean asksBeforeLoops;
  @Stable private static boolean tellsOfReaders;
  @Stable private static boolean tellsEveryObserver;
  @Stable private static Findings findings;
  @Stable private static Health health;

  /** So many throwables are looked at that caused one another. */
  private static final int MOST_CAUSES = 8;

  /** Whether events are delivered. Goes on once and off once. */
  private static volatile boolean on;

  private Live() {}

  /** Everything the hooks need. */
  public record Setup(
      Chain chain,
      boolean keepsWords,
      Granularity fields,
      Granularity arrays,
      Findings findings,
      Health health) {}

  public static void start(Setup setup) {
    chain = setup.chain();
    wordTool = setup.keepsWords() ? setup.chain().wordTool() : null;
    valueTool = setup.chain().valueTool();
    fields = setup.fields();
    arrays = setup.arrays();
    gathers = setup.chain().gathering().isEver();
    gathersOverMethods = setup.chain().gathersOverMethods();
    askedBeforeLoops = setup.chain().askedBeforeLoops().toArray(new Tool[0]);
    asksBeforeLoops = askedBeforeLoops.length > 0;
    tellsOfReaders =
        setup.chain().interests().contains(EventKind.ACQUIRE_SHARED)
            || setup.chain().interests().contains(EventKind.RELEASE_SHARED);
    tellsEveryObserver = setup.chain().hearsEveryObserver();
    boolean tellsOfMethods =
        setup.chain().interests().contains(EventKind.ENTER)
            || setup.chain().interests().contains(EventKind.EXIT);
    ShadowThread.keepCalls(tellsOfMethods);
    if (tellsOfMethods) {
      LostEnds.prepare();
    }
    ArrayShadow.shareReferences(gathersReferences());
    findings = setup.findings();
    health = setup.health();
    if (wordTool != null) {
      wordTool.keepWords();
      shortcuts = wordTool.allowsShortcuts() && Optimization.SHORTCUTS.isOn();
      isOneTool = chain.isOneTool();
      ShadowThread.keepHints(Optimization.HINTS.isOn());
    } else {
      chain.head().leads();
    }
    Cursor.keepSettled(wordTool != null ? isOneTool : gathers && setup.chain().allowsSpans());
    on = true;
    Threads.start();
  }

  public static void stop() {
    on = false;
  }

  static boolean isOn() {
    return on;
  }

  /** Whether tools want to be asked before a loop. */
  @ForceInline
  static boolean asksBeforeLoops() {
    return asksBeforeLoops;
  }

  /** Whether a loop's accesses may be told when it is left. */
  static boolean maysGather(ShadowThread t) {
    for (Tool tool : askedBeforeLoops) {
      if (!tool.allowsGatheringBy(t)) {
        return false;
      }
    }
    return true;
  }

  static Granularity fields() {
    return fields;
  }

  static Findings findings() {
    return findings;
  }

  static Health health() {
    return health;
  }

  /** The tool that wants to see values, or null. */
  static ValueTool valueTool() {
    return valueTool;
  }

  static Chain chain() {
    return chain;
  }

  /** Whether the chain keeps its state in words. */
  public static boolean keepsWords() {
    return wordTool != null;
  }

  /** Whether the tool need not hear of accesses that concern nobody else. */
  @ForceInline
  static boolean takesShortcuts() {
    return shortcuts;
  }

  /** Whether nobody need hear of synchronization by which threads learn nothing. */
  @ForceInline
  static boolean omitsSynchronization() {
    return shortcuts && isOneTool;
  }

  /** Whether some tool wants to hear who holds which lock for reading. */
  @ForceInline
  static boolean tellsOfReaders() {
    return tellsOfReaders;
  }

  /** Whether some tool wants to hear who observes what nobody has published. */
  @ForceInline
  static boolean tellsEveryObserver() {
    return tellsEveryObserver;
  }

  /** Whether the tool that keeps words may hand variables on to others. */
  @ForceInline
  static boolean handsOn() {
    return !isOneTool;
  }

  /** Whether there is nothing that a thread could learn from {@code sync}. */
  static boolean isKnown(ShadowSync sync, ShadowThread t) {
    if (!mayOmit(t)) {
      return false;
    }
    SyncState state = sync.state;
    return state == null || state.isKnownTo(t);
  }

  private static boolean mayOmit(ShadowThread t) {
    return omitsSynchronization() && !t.optimistic.isOpen();
  }

  /**
   * Whether there is nothing new that a thread, which is about to, could publish on {@code sync}.
   */
  static boolean isUpToDate(ShadowSync sync, ShadowThread t) {
    SyncState state = mayOmit(t) ? sync.state : null;
    t.hadNothingNew = state != null && state.isUpToDateWith(t);
    return t.hadNothingNew;
  }

  /**
   * A thread has acquired a lock. True if nobody need hear of it: the thread learns nothing by
   * that, but may go on with the epoch that it ended when it released the lock.
   */
  static boolean acquireAlone(ShadowLock lock, ShadowThread t) {
    if (!isKnown(lock, t)) {
      return false;
    }
    SyncState state = lock.state;
    if (state != null) {
      t.forgetSettled();
      state.resume(t);
    }
    return true;
  }

  /**
   * A thread is about to release a lock. True if nobody need hear of it: there is nothing new to
   * publish, and the epoch has ended if it had to.
   */
  static boolean releaseAlone(ShadowLock lock, ShadowThread t) {
    if (isUpToDate(lock, t)) {
      return true;
    }
    SyncState state = mayOmit(t) ? lock.state : null;
    if (state == null) {
      return false;
    }
    settle(t);
    return state.leaveAgain(t);
  }

  /** Before the epoch of a thread can end. */
  @ForceInline
  static void settle(ShadowThread t) {
    ArrayHooks.settle(t);
    t.forgetSettled();
  }

  /** Takes the latest publication back. */
  static void withdraw(ShadowThread t, Site site) {
    if (!t.hadNothingNew) {
      deliver(EventKind.WITHDRAW, t, t.events.thread.of(site));
    }
  }

  // Delivery. The thread is busy meanwhile: what Harrier does itself is no event.

  @ForceInline
  static void deliver(EventKind kind, ShadowThread t, Event e) {
    if (t.busy || !on) {
      return;
    }
    if (!gathersOver(kind)) {
      settle(t);
    }
    if (t.optimistic.isOpen()) {
      tellOptimistic(t, kind);
    }
    t.busy = true;
    try {
      kind.deliver(chain.first(), e);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      trouble(trouble);
    } finally {
      t.busy = false;
    }
  }

  /** Whether accesses that were gathered may wait beyond an event. */
  @ForceInline
  private static boolean gathersOver(EventKind kind) {
    return gathersOverMethods && (kind == EventKind.ENTER || kind == EventKind.EXIT);
  }

  /** Whether others may learn by an event of what its thread did before. */
  private static boolean publishes(EventKind kind) {
    return switch (kind) {
      case PUBLISH, ACQUIRE, RELEASE, START, END -> true;
      default -> false;
    };
  }

  /** An event follows: reads before it that are still held back must not come after it. */
  @DontInline
  private static void tellOptimistic(ShadowThread t, EventKind kind) {
    if (publishes(kind)) {
      closeOptimistic(t);
    } else if (t.optimistic.isValidated()) {
      closeOptimistic(t);
      t.optimistic.openValidated();
    }
  }

  /** Whether a read is held back, because the thread may discard what it reads. */
  private static boolean holds(ShadowThread t, Site site, Object base, Object variable, int index) {
    OptimisticReads reads = t.optimistic;
    if (!reads.isOpen()) {
      return false;
    }
    if (reads.isValidated() && reads.isFull()) {
      closeOptimistic(t);
      return false;
    }
    reads.hold(site, base, variable, index);
    return true;
  }

  /** Reads that were held back are reads like any other, and so are those to come. */
  static void closeOptimistic(ShadowThread t) {
    boolean busy = t.busy;
    t.busy = true;
    try {
      t.optimistic.close(
          new OptimisticReads.Receiver() {
            @Override
            public void field(Site site, Object object, FieldShadow field) {
              accessField(t, site, false, Mode.PLAIN, object, field);
            }

            @Override
            public void element(Site site, Object array, int index) {
              ArrayShadow shadow = Shadows.ofArray(t, array, wordTool != null);
              accessElement(t, site, false, Mode.PLAIN, array, shadow, index);
            }

            @Override
            public void object(Site site, Object object, String type) {
              accessObject(t, site, false, object, type);
            }

            @Override
            public void elementOfList(Site site, Object list, Object[] elements, int index) {
              accessElement(t, site, false, list, elements, index);
            }
          });
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      trouble(trouble);
    } finally {
      t.events.access.forget();
      t.busy = busy;
    }
  }

  /** A thread has come into being. On whatever thread is running. */
  static void create(ShadowThread made) {
    deliver(EventKind.CREATE, made, new ThreadEvent(made));
  }

  static void begin(ShadowThread t) {
    deliver(EventKind.BEGIN, t, t.events.thread.of(Site.UNKNOWN));
  }

  /** Whether a tool wants to hear of the method that begins or ends at a site. */
  static boolean wantsMethod(ShadowThread t, Site site) {
    if (t.busy || !on) {
      return false;
    }
    boolean wanted = true;
    t.busy = true;
    try {
      wanted = chain.wantsMethod(site);
      if (site != Site.UNKNOWN) {
        site.tell(wanted);
      }
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      trouble(trouble);
    } finally {
      t.busy = false;
    }
    return wanted;
  }

  /** A plain access to a field, or to a static of the class {@code object}. */
  static void access(ShadowThread t, Site site, boolean write, Object object, FieldShadow field) {
    access(t, site, write, Mode.PLAIN, object, field);
  }

  static void access(
      ShadowThread t, Site site, boolean write, Mode mode, Object object, FieldShadow field) {
    if (t.busy || !on || !field.isChecked()) {
      return;
    }
    t.busy = true;
    try {
      accessField(t, site, write, mode, object, field);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      trouble(trouble);
    } finally {
      t.events.access.forget();
      t.busy = false;
    }
  }

  /** The same. The thread is busy already. */
  private static void accessField(
      ShadowThread t, Site site, boolean write, Mode mode, Object object, FieldShadow field) {
    if (!write && holds(t, site, object, field, 0)) {
      return;
    }
    AccessEvent e = t.events.access;
    if (field.whole != null) {
      e.field(site, write, object, field.whole).in(mode).whole();
      if (accessWhole(e)) {
        return;
      }
    }
    dispatch(e.field(site, write, object, field).in(mode));
  }

  /** An access that has been made into a word, while another thread accessed the variable too. */
  static void accessAgain(
      ShadowThread t, Site site, boolean write, Object object, FieldShadow field) {
    t.busy = true;
    try {
      wordTool.checkOthers(t.events.access.field(site, write, object, field));
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      trouble(trouble);
    } finally {
      t.events.access.forget();
      t.busy = false;
    }
  }

  /** An access to a volatile field that can be accessed plainly too. */
  static void access(
      ShadowThread t,
      Site site,
      boolean write,
      Mode mode,
      Object object,
      FieldShadow field,
      ShadowVolatile variable) {
    if (t.busy || !on) {
      return;
    }
    t.busy = true;
    try {
      dispatch(t.events.access.field(site, write, object, field).of(variable.state()).in(mode));
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      trouble(trouble);
    } finally {
      t.events.access.forget();
      t.busy = false;
    }
  }

  /** A plain access to an array element. */
  static void access(ShadowThread t, Site site, boolean write, Object array, int index) {
    access(t, site, write, Mode.PLAIN, array, index);
  }

  static void access(ShadowThread t, Site site, boolean write, Mode mode, Object array, int index) {
    if (t.busy || !on) {
      return;
    }
    t.busy = true;
    try {
      accessElement(
          t, site, write, mode, array, Shadows.ofArray(t, array, wordTool != null), index);
    } catch (StackOverflowError | OutOfMemoryError noRoom) {
      t.lose();
    } catch (Throwable trouble) {
      trouble(trouble);
    } finally {
      t.events.access.forget();
      t.busy = false;
    }
  }

  /** The same. The thread is busy already. */
  static void accessElement(
      ShadowThread t,
      Site site,
      boolean write,
      Mode mode,
      Object array,
      ArrayShadow shadow,
      int index) {
    if (!write && holds(t, site, array, null, index)) {
      return;
    }
    AccessEvent e = t.events.access;
    if (arrays != Granularity.FINE) {
      int whole = shadow.wholeIndex();
      enter(shadow, whole);
      try {
        element(e, site, write, array, shadow, whole).in(mode);
        e.element(index);
        if (arrays == Granularity.COARSE) {
          dispatch(e);
          return;
        }
        if (accessWhole(e.whole())) {
          return;
        }
      } finally {
        leave(shadow, whole);
      }
    }
    enter(shadow, index);
    try {
      dispatch(element(e, site, write, array, shadow, index).in(mode));
    } finally {
      leave(shadow, index);
    }
  }

  /** Keeps others from changing the state of an element and its neighbours, if they have chunks. */
  private static void enter(ArrayShadow shadow, int index) {
    if (wordTool != null || gathersReferences()) {
      shadow.ownChunk(index).enter();
    }
  }

  private static void leave(ArrayShadow shadow, int index) {
    if (wordTool != null || gathersReferences()) {
      shadow.ownChunk(index).leave();
    }
  }

  /** A plain access to an element whose reference nobody else can change meanwhile. */
  static void accessReference(
      ShadowThread t, Site site, boolean write, Object array, ArrayShadow shadow, int index) {
    dispatch(t.events.access.reference(site, write, array, shadow, index));
  }

  /** A plain access to an element whose words nobody else can change meanwhile. */
  static void accessWords(
      ShadowThread t, Site site, boolean write, Object array, ArrayShadow shadow, int index) {
    dispatch(t.events.access.words(site, write, array, shadow, index));
  }

  /**
   * The same, if the element was handed on together with others it had its state in common with.
   */
  static void accessHanded(
      ShadowThread t, Site site, boolean write, Object array, ArrayShadow shadow, int index) {
    enter(shadow, index);
    try {
      AccessEvent e = t.events.access.words(site, write, array, shadow, index);
      if (e.isHanded()) {
        dispatch(e);
      }
    } finally {
      leave(shadow, index);
    }
  }

  /** A plain access to elements that have their state in common. The thread is busy already. */
  static void accessCommon(
      ShadowThread t,
      Site site,
      boolean write,
      Object array,
      CommonState state,
      int first,
      int count) {
    dispatch(t.events.access.common(site, write, array, state, first, count));
  }

  /** Whether every element of an array has words of its own, or in common with its like. */
  static boolean keepsWordsOfElements() {
    return wordTool != null && arrays == Granularity.FINE;
  }

  /** Whether each element of an array has a reference to its state, or shares one. */
  @ForceInline
  static boolean keepsReferencesOfElements() {
    return wordTool == null && arrays == Granularity.FINE;
  }

  /** The same, and elements in the same state are handled alike. */
  @ForceInline
  static boolean gathersReferences() {
    return gathers && keepsReferencesOfElements();
  }

  /**
   * An access to an object of the JDK as a whole. The thread is busy already.
   *
   * @param type the class that findings name
   */
  static void accessObject(ShadowThread t, Site site, boolean write, Object object, String type) {
    if (!write && holds(t, site, object, type, 0)) {
      return;
    }
    ObjectShadow shadow = Shadows.ofObject(t, object);
    shadow.called(type);
    if (shortcuts && shadow.isSettled(t, write)) {
      return;
    }
    Shortcut.Outcome outcome = Shortcut.attempt(shadow, ObjectShadow.WHOLE, site, t, write);
    if (outcome == Shortcut.Outcome.DONE) {
      return;
    }
    AccessEvent e = t.events.access.object(site, write, object, shadow);
    if (outcome == Shortcut.Outcome.CROSSED) {
      wordTool.checkOthers(e);
    } else {
      dispatch(e);
    }
    e.forget();
  }

  /** An access to one element of a list of the JDK. The thread is busy already. */
  static void accessElement(
      ShadowThread t, Site site, boolean write, Object list, Object[] elements, int index) {
    if (!write && holds(t, site, list, elements, index)) {
      return;
    }
    AccessEvent e = t.events.access;
    ArrayShadow shadow = Shadows.ofArray(t, elements, wordTool != null);
    ObjectShadow whole = Shadows.ofObject(t, list);
    enter(shadow, index);
    try {
      dispatch(element(e, site, write, elements, shadow, index).within(list, whole));
    } finally {
      leave(shadow, index);
    }
    e.forget();
  }

  /** Reads of all elements of a list that have been accessed one by one before. */
  static void readElements(ShadowThread t, Site site, Object list, Object[] elements, int size) {
    if (Shadows.isTouched(t, elements, wordTool != null)) {
      for (int i = 0; i < size && i < elements.length; i++) {
        accessElement(t, site, false, list, elements, i);
      }
    }
  }

  private static AccessEvent element(
      AccessEvent e, Site site, boolean write, Object array, ArrayShadow shadow, int index) {
    return wordTool != null
        ? e.words(site, write, array, shadow, index)
        : e.reference(site, write, array, shadow, index);
  }

  @DontInline
  private static void dispatch(AccessEvent e) {
    if (wordTool != null) {
      wordTool.accessWords(e);
    } else {
      chain.access(e);
    }
  }

  /** True if the state of the whole object could settle the access; otherwise it is split now. */
  private static boolean accessWhole(AccessEvent e) {
    if (e.isSplit(wordTool != null)) {
      return false;
    }
    dispatch(e);
    if (e.wantsSplit()) {
      e.markSplit(wordTool != null);
      return false;
    }
    return true;
  }

  /** Takes care of an exception inside Harrier: the target never sees it. */
  static void trouble(Throwable trouble) {
    if (isLackOfRoom(trouble)) {
      return; // the target's own limits: the event is lost, the target goes on
    }
    if (isCausedByLackOfRoom(trouble)) {
      Threads.current().lose();
      return;
    }
    health.internalError();
    if (!chain.switchOff(trouble, tool -> announce(tool, trouble))) {
      on = false;
      say("internal error, analysis switched off: " + describe(trouble));
    } else if (wordTool != null && chain.wordTool() != wordTool) {
      on = false; // the state of all variables was its own
      say("the analysis ends with it");
    }
  }

  private static boolean isLackOfRoom(Throwable trouble) {
    return trouble instanceof StackOverflowError || trouble instanceof OutOfMemoryError;
  }

  /** The JDK may have caught it, and throw something else. */
  private static boolean isCausedByLackOfRoom(Throwable trouble) {
    Throwable cause = trouble;
    for (int i = 0; i < MOST_CAUSES && cause != null; i++) {
      if (isLackOfRoom(cause)) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private static void announce(Tool tool, Throwable trouble) {
    say("tool " + tool.name() + " failed and is switched off: " + describe(trouble));
  }

  private static String describe(Throwable trouble) {
    StackTraceElement[] stack = trouble.getStackTrace();
    return trouble + (stack.length == 0 ? "" : " at " + stack[0]);
  }

  static void say(String message) {
    health.note("trouble", message);
    findings.print("harrier: " + Printable.of(message) + "\n");
  }
}
