package harrier.analyses.goldilocks;

import harrier.analyses.goldilocks.Accesses.Access;
import harrier.analyses.locks.HeldLocks;
import harrier.analyses.locks.Locks;
import harrier.analyses.race.RaceReport;
import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.LockEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.shadow.AccessWord;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.LastTool;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.List;

/**
 * Goldilocks: happens-before race detection with sets of threads, locks and other devices instead
 * of clocks. Rules: docs/analyses/goldilocks.md.
 */
public final class Goldilocks extends Tool {
  /** Where a thread is. Touched by that thread, or while it waits in a barrier. */
  private static final class Place {
    final Device thread;

    /** Where other threads leave their interrupts. */
    final Device interrupts;

    /** The current span; null until something happens in it. */
    Span span;

    /** The span that the latest publication ended, and that publication; or null. */
    Span published;

    Link publication;

    Place(ShadowThread t) {
      thread = new Device(t);
      interrupts = new Device(t);
    }
  }

  private final Decoration<ShadowThread, Place> places = Decoration.startingWith(Place::new);
  private final Decoration<ShadowSync, Device> devices = Decoration.startingWith(Device::new);
  private final HeldLocks locksHeld = new HeldLocks();
  private final Log log = new Log();

  private RaceReport races = new RaceReport(name(), ToolOptions.NONE);

  @Override
  public void init(ToolOptions options) {
    races = new RaceReport(name(), options);
  }

  // Variables.

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new Accesses();
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof Accesses x)) {
      next().access(e);
      return;
    }
    Place t = places.get(e.thread());
    Span span = e.isPublished() && t.published != null ? t.published : spanOf(e.thread(), t);
    Access now = new Access(span, wordOf(span, e.site()), e.isWrite(), locksOf(e));
    if (races.wantsMoment(e.site())) {
      races.remember(e, now.word());
    }
    List<Access> racing = x.add(e, now, t.thread);
    for (Access earlier : racing) {
      report(e, races.of(earlier.word(), earlier.write(), earlier.span().identity, e));
    }
    if (!racing.isEmpty() && !e.wantsSplit() && !(next() instanceof LastTool)) {
      advance(e);
    }
  }

  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    if (before != null && !(before instanceof Accesses)) {
      return next().shadowAfter(before, t, site, write);
    }
    if (races.wantsMoment(site)) {
      return null;
    }
    Accesses x = before == null ? new Accesses() : (Accesses) before;
    Place place = places.get(t);
    Span span = spanOf(t, place);
    Access now = new Access(span, wordOf(span, site), write, locksHeld.of(t));
    return x.takes(now, place.thread) ? x : null;
  }

  private Locks locksOf(AccessEvent e) {
    return e.isAtomic() ? Locks.NONE : locksHeld.of(e.thread());
  }

  private static long wordOf(Span span, Site site) {
    return AccessWord.stamp(0, span.number & AccessWord.MAX_CLOCK) | site.id;
  }

  private Span spanOf(ShadowThread thread, Place t) {
    if (t.span == null) {
      t.span = log.span(t.thread, thread.identity());
    }
    return t.span;
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Accesses x
        ? x.wasReadIn(places.get(t).span) || x.wasWrittenIn(places.get(t).span)
        : next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Accesses x
        ? x.wasWrittenIn(places.get(t).span)
        : next().isTrivialWrite(shadow, t);
  }

  // Devices: what is before one is from now on also before the other.

  @Override
  public void acquire(LockEvent e) {
    locksHeld.acquire(e);
    observe(e.thread(), e.lock()); // [Acquire]
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    locksHeld.release(e);
    publish(e.thread(), devices.get(e.lock())); // [Release]
    next().release(e);
  }

  @Override
  public void volatileAccess(VolatileEvent e) {
    if (e.isWrite()) {
      publish(e.thread(), devices.get(e.variable())); // [Volatile Write]
    } else {
      observe(e.thread(), e.variable()); // [Volatile Read]
    }
    next().volatileAccess(e);
  }

  @Override
  public void publish(ChannelEvent e) {
    publish(e.thread(), devices.get(e.channel()));
    next().publish(e);
  }

  @Override
  public void observe(ChannelEvent e) {
    observe(e.thread(), e.channel());
    next().observe(e);
  }

  @Override
  public void withdraw(ThreadEvent e) {
    Place t = places.get(e.thread());
    if (t.publication != null) {
      t.publication.from = null;
      t.publication = null;
    }
    next().withdraw(e);
  }

  @Override
  public void classInitialized(ChannelEvent e) {
    publish(e.thread(), devices.get(e.channel()));
    next().classInitialized(e);
  }

  @Override
  public void classAccessed(ChannelEvent e) {
    observe(e.thread(), e.channel());
    next().classAccessed(e);
  }

  @Override
  public void interrupt(PairEvent e) {
    publish(e.thread(), places.get(e.other()).interrupts);
    next().interrupt(e);
  }

  @Override
  public void interrupted(ThreadEvent e) {
    Place t = places.get(e.thread());
    log.append(t.interrupts, t.thread);
    next().interrupted(e);
  }

  @Override
  public void barrier(BarrierEvent e) {
    Device barrier = new Device(e.thread());
    e.released().forEach(t -> publish(t, barrier));
    e.released().forEach(t -> log.append(barrier, places.get(t).thread));
    next().barrier(e);
  }

  @Override
  public void start(PairEvent e) {
    publish(e.thread(), places.get(e.other()).thread); // [Fork]
    next().start(e);
  }

  @Override
  public void join(PairEvent e) {
    learnOfEnd(e); // [Join]
    next().join(e);
  }

  @Override
  public void isAlive(PairEvent e) {
    learnOfEnd(e);
    next().isAlive(e);
  }

  private void learnOfEnd(PairEvent e) {
    if (e.hasEnded()) {
      log.append(places.get(e.other()).thread, places.get(e.thread()).thread);
    }
  }

  private void publish(ShadowThread thread, Device to) {
    Place t = places.get(thread);
    t.published = spanOf(thread, t);
    t.span = null;
    t.publication = log.append(t.thread, to);
  }

  private void observe(ShadowThread thread, ShadowSync from) {
    log.append(devices.get(from), places.get(thread).thread);
  }
}
