package harrier.tool;

import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.finding.Finding;
import harrier.finding.FindingSink;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import java.util.Set;
import jdk.internal.vm.annotation.DontInline;

/**
 * One step of a chain: sees events, passes on those that later tools should see.
 *
 * <p>Every handler passes its event on unless a tool overrides it. Handlers run on the thread that
 * caused the event, so several may run at once; they must not block and must not call the target's
 * code. A tool that throws is switched off for the rest of the run.
 *
 * <p>A variable has one shadow, owned by one tool of the chain at a time. The owner recognizes its
 * own shadow type in {@link #access}, keeps it up to date with {@link AccessEvent#putShadow}, and
 * may hand the variable on for good with {@link #advance}.
 */
public abstract class Tool {
  /** The rest of the chain. The last tool of every chain is a {@link LastTool}. */
  private Tool next;

  private FindingSink sink;

  protected Tool() {}

  final void link(Tool rest, FindingSink findings) {
    next = rest;
    sink = findings;
  }

  /** Takes the next tool out of the chain. */
  final void skipNext() {
    next = next.next;
  }

  protected final Tool next() {
    return next;
  }

  /**
   * Called once, before the first event. A mistake in the options is an IllegalArgumentException.
   */
  public void init(ToolOptions options) {}

  /**
   * Called once, when the target ends. What it answers is printed after the findings, to which it
   * may still add.
   */
  public String summary() {
    return "";
  }

  /** The kinds of events this tool handles; the target is instrumented only for those. */
  public Set<EventKind> interests() {
    return EventKind.handledBy(getClass());
  }

  /**
   * Whether {@link #enter} and {@link #exit} are to be called for the method that begins or ends at
   * a site; the descriptor of the site has its modifiers. In a running program, asked once.
   */
  public boolean wantsMethod(Site boundary) {
    return true;
  }

  /** A short name for messages and findings. */
  public String name() {
    return getClass().getSimpleName();
  }

  /** Takes a finding. On the strength of a whole object's state it only splits that state. */
  @DontInline
  protected final void report(AccessEvent e, Finding finding) {
    if (e.isWhole()) {
      e.split();
    } else {
      sink.add(finding, e.variables());
    }
  }

  @DontInline
  protected final void report(Finding finding) {
    sink.add(finding);
  }

  // Variables.

  /**
   * The shadow of a variable at its first access. A tool that owns no variables asks the next one.
   */
  public ShadowVar makeShadowVar(AccessEvent e) {
    return next.makeShadowVar(e);
  }

  /** Hands a variable to the next tool for good, and the event with it. */
  protected final void advance(AccessEvent e) {
    if (e.putShadow(next.makeShadowVar(e))) {
      next.access(e);
    } else {
      access(e); // another thread was faster: look at what it stored
    }
  }

  /**
   * The inline test: true if a read that finds this shadow needs no event at all. Must be a handful
   * of instructions, without side effects, and true only where {@link #access} would do nothing.
   */
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return false;
  }

  /** The same for a write. */
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return false;
  }

  /**
   * The shadow of a field of a new object after its first write, by a thread that alone knows the
   * object; null if that is for {@link #shadowAfter} to say. A handful of instructions.
   */
  public ShadowVar shadowOfNew(ShadowThread t, Site site) {
    return null;
  }

  /**
   * Handles a plain access without an event, if nothing comes of it but another state of the
   * variable: no report, and no other tool to tell. On the thread that makes the access.
   *
   * <p>If another thread is faster with a new shadow, this one's is dropped and the access becomes
   * an event after all: so a tool either returns a new shadow or changes the one it finds. If it
   * {@linkplain #allowsGathering allows gathering}, shadows never change: the one returned may
   * become that of several elements that the thread accesses alike.
   *
   * @param before the shadow that the access finds; null at the first access, or if a filter has
   *     kept the earlier ones to itself
   * @return the shadow from then on, the same if the tool has changed it itself; null if the access
   *     needs an event, and then nothing of the variable has been changed
   */
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    return null;
  }

  /** Whether accesses to array elements are of interest; else they need not be told. */
  public boolean watchesElements() {
    return true;
  }

  /**
   * Whether plain accesses to array elements may be told later, and each element once: those of a
   * loop when it is left, others before the thread does anything else that is an event. A read may
   * then be left out if the thread writes the element as well, and so may all accesses to an array
   * that never leaves the method which makes it.
   */
  public boolean allowsGathering() {
    return false;
  }

  /**
   * Whether accesses of a thread may be told later from now on, until it does something that is an
   * event. A tool that overrides this, and allows gathering, is asked before each loop, and each
   * time that accesses begin to be gathered; then a read is told also if the thread writes the
   * element.
   */
  public boolean allowsGatheringBy(ShadowThread t) {
    return true;
  }

  /**
   * Whether accesses that are gathered may wait beyond the beginnings and the ends of methods. They
   * are told with {@link ShadowThread#tellsGathered} set: they came before the methods that the
   * thread has entered since it last did anything else that is an event.
   */
  public boolean allowsGatheringOverMethods() {
    return !interests().contains(EventKind.ENTER) && !interests().contains(EventKind.EXIT);
  }

  /**
   * Whether an access to a field may be left out if the thread has made the same one, or a write,
   * since it last did anything that may synchronize, and a read also if a write follows it before
   * anything else can happen. Not if it matters who comes first: a thread that waits in a loop for
   * what another writes reads it before and after.
   */
  public boolean allowsSpans() {
    return allowsGathering();
  }

  /**
   * Whether {@link #observe} is called even if nobody has published yet. That orders nothing; but
   * who looks has come before who publishes later.
   */
  public boolean hearsEveryObserver() {
    return false;
  }

  /**
   * Hooks ask this tool first, before the first event: {@link ShadowThread#stamp} is its own, for
   * the epoch of each thread.
   */
  public void leads() {}

  /** A field, static or array element that is not volatile is read or written. */
  public void access(AccessEvent e) {
    next.access(e);
  }

  /** A volatile variable is read or written: a write comes before, a read after the access. */
  public void volatileAccess(VolatileEvent e) {
    next.volatileAccess(e);
  }

  // Locks.

  /** A lock is about to be acquired; the thread may block. Not for synchronized methods. */
  public void request(LockEvent e) {
    next.request(e);
  }

  /** A lock has been acquired. Re-entrant acquires are no events. */
  public void acquire(LockEvent e) {
    next.acquire(e);
  }

  /** A lock is about to be released. */
  public void release(LockEvent e) {
    next.release(e);
  }

  /**
   * A lock is held for reading from now on, as others may hold it. A thread may hold it alone as
   * well. What this orders is told by {@link #observe} and {@link #publish}, on channels
   * {@linkplain ChannelEvent#lock of the lock}: right after this, right before {@link
   * #releaseShared}, and right after an {@link #acquire}.
   */
  public void acquireShared(LockEvent e) {
    next.acquireShared(e);
  }

  /** A lock is not held for reading any more. */
  public void releaseShared(LockEvent e) {
    next.releaseShared(e);
  }

  /** One or all waiters of a lock are notified. */
  public void notify(LockEvent e) {
    next.notify(e);
  }

  // Other synchronization.

  public void publish(ChannelEvent e) {
    next.publish(e);
  }

  public void observe(ChannelEvent e) {
    next.observe(e);
  }

  /** The thread's latest publication did not take place: a compare-and-set failed. */
  public void withdraw(ThreadEvent e) {
    next.withdraw(e);
  }

  /** The end of a class's static initializer. */
  public void classInitialized(ChannelEvent e) {
    next.classInitialized(e);
  }

  /** The first use by a thread of a class that has a static initializer. */
  public void classAccessed(ChannelEvent e) {
    next.classAccessed(e);
  }

  public void barrier(BarrierEvent e) {
    next.barrier(e);
  }

  // Threads.

  /** A thread came into being; its parent may be unknown. Runs on any thread. */
  public void create(ThreadEvent e) {
    next.create(e);
  }

  /** A thread is about to start another. */
  public void start(PairEvent e) {
    next.start(e);
  }

  /** The first event of a thread. */
  public void begin(ThreadEvent e) {
    next.begin(e);
  }

  /** The last event of a thread. */
  public void end(ThreadEvent e) {
    next.end(e);
  }

  /** A thread has waited for the end of another. */
  public void join(PairEvent e) {
    next.join(e);
  }

  /** A thread has asked whether another is alive. */
  public void isAlive(PairEvent e) {
    next.isAlive(e);
  }

  public void sleep(ThreadEvent e) {
    next.sleep(e);
  }

  public void interrupt(PairEvent e) {
    next.interrupt(e);
  }

  /** A thread has noticed that it was interrupted. */
  public void interrupted(ThreadEvent e) {
    next.interrupted(e);
  }

  // Methods.

  public void enter(MethodEvent e) {
    next.enter(e);
  }

  public void exit(MethodEvent e) {
    next.exit(e);
  }
}
