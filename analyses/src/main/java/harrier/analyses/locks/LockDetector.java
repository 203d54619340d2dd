package harrier.analyses.locks;

import harrier.analyses.race.RaceReport;
import harrier.analyses.steps.Steps;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.List;
import jdk.internal.vm.annotation.Stable;

/**
 * A race detector that knows which locks are held, and reports a variable as soon as none protects
 * it. What remains for a tool is how an access changes what it knows of a variable.
 */
public abstract class LockDetector<P extends Protection> extends Tool {
  @Stable private final HeldLocks locksHeld = new HeldLocks();

  private final Decoration<ShadowThread, Steps> allSteps =
      Decoration.startingWith(t -> new Steps());

  @Stable private final OwnState<Steps> steps = new OwnState<>(allSteps::get);

  private RaceReport reports = new RaceReport(name(), ToolOptions.NONE);

  @Override
  public void init(ToolOptions options) {
    reports = new RaceReport(name(), options);
  }

  @Override
  public void acquire(LockEvent e) {
    locksHeld.acquire(e);
    movesOn(e.thread());
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    locksHeld.release(e);
    movesOn(e.thread());
    next().release(e);
  }

  @Override
  public void acquireShared(LockEvent e) {
    locksHeld.acquireShared(e);
    movesOn(e.thread());
    next().acquireShared(e);
  }

  @Override
  public void releaseShared(LockEvent e) {
    locksHeld.releaseShared(e);
    movesOn(e.thread());
    next().releaseShared(e);
  }

  /** Something changes that decides where accesses of a thread lead, and is not in their words. */
  protected void movesOn(ShadowThread t) {
    allSteps.get(t).moveOn();
  }

  /** Whether the thread holds a lock for reading only. */
  protected final boolean isReading(ShadowThread t) {
    return locksHeld.protecting(t, false) != locksHeld.protecting(t, true);
  }

  /**
   * The locks that protect an access by a thread now: for a read all that it holds, for a write
   * those that nobody else can hold. On that thread.
   */
  protected final Locks heldBy(ShadowThread t, boolean write) {
    return locksHeld.protecting(t, write);
  }

  // Variables.

  /** What is known of a variable before its first access. */
  protected abstract P initial();

  /** What this tool knows of a variable; null for another tool's. */
  protected abstract P own(ShadowVar shadow);

  /** An access here and now: its site, and what else counts of where the thread is. */
  protected long word(ShadowThread t, Site site) {
    return site.id;
  }

  /** The same if there has been such an access already, where the thread is now. */
  protected long wordAgain(ShadowThread t, Site site) {
    return word(t, site);
  }

  /**
   * What an access leads to.
   *
   * @param word as {@link #word} has it
   */
  protected abstract P after(P before, ShadowThread t, Site site, boolean write, long word);

  @Override
  public final boolean allowsGathering() {
    return true;
  }

  @Override
  public final ShadowVar makeShadowVar(AccessEvent e) {
    return initial();
  }

  @Override
  public final void access(AccessEvent e) {
    P before = own(e.shadow());
    if (before == null || e.isAtomic()) {
      next().access(e);
    } else {
      change(e, before, step(before, before, e.thread(), e.site(), e.isWrite()));
    }
  }

  /**
   * Where an access leads, the same object if others like it have led there lately.
   *
   * @param found what the access finds; null if that is nothing
   * @param before what it means
   */
  private P step(ShadowVar found, P before, ShadowThread t, Site site, boolean write) {
    long word = word(t, site);
    Steps known = steps.of(t);
    ShadowVar remembered = known.find(word, write, found);
    if (remembered != null) {
      return own(remembered);
    }
    P after = after(before, t, site, write, word);
    return found == null && after.isLost() // new objects would be lost without an event
        ? after
        : own(known.put(word, write, found, after));
  }

  /** Stores what an access leads to. A variable that no lock protects is handed on for good. */
  private void change(AccessEvent e, P before, P after) {
    if (!e.putShadow(after)) {
      access(e); // another thread was faster: look at what it stored
    } else if (after.isLost()) {
      if (e.isWhole()) {
        e.split();
      } else if (!before.isLost()) {
        report(told(before, after, e));
      }
      advance(e);
    }
  }

  /** The same object for repeats of which no more can be said. */
  private Finding told(P before, P after, AccessEvent e) {
    Object named = named(before, after, e);
    Finding repeat = named == null ? null : reports.repeat(named, e);
    if (repeat != null) {
      return repeat;
    }
    Finding made = violation(before, after, e);
    if (named != null && !reports.takesStacks(e.site())) {
      reports.keep(named, e, made);
    }
    return made;
  }

  /**
   * What decides which earlier accesses the finding names, so that it is like the next one with the
   * same; null if nothing does.
   */
  protected abstract Object named(P before, P after, AccessEvent e);

  /** The finding for the access that no lock protects any more. */
  protected abstract Finding violation(P before, P after, AccessEvent e);

  protected final Finding finding(AccessEvent e, List<Access> accesses, String note) {
    return new Finding(Finding.LOCK_DISCIPLINE, name(), e.variable(), accesses, note);
  }

  protected final RaceReport reports() {
    return reports;
  }

  @Override
  public final ShadowVar shadowOfNew(ShadowThread t, Site site) {
    return steps.of(t).findFirst(wordAgain(t, site));
  }

  @Override
  public final ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    P x = before == null ? initial() : own(before);
    if (x == null) {
      return next().shadowAfter(before, t, site, write);
    }
    P after = step(before, x, t, site, write);
    return after.isLost() ? null : after;
  }

  @Override
  public final boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return isSettled(shadow, t, false) || next().isTrivialRead(shadow, t);
  }

  @Override
  public final boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return isSettled(shadow, t, true) || next().isTrivialWrite(shadow, t);
  }

  /** Whether the tool knows of the variable and an access would change nothing of that. */
  protected abstract boolean isSettled(ShadowVar shadow, ShadowThread t, boolean write);
}
