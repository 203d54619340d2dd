package harrier.analyses.goldilocks;

import harrier.analyses.locks.HeldLocks;
import harrier.analyses.locks.Locks;
import harrier.analyses.race.RaceReport;
import harrier.analyses.steps.Steps;
import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.LockEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.shadow.AccessWord;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowChannel;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.LastTool;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.lang.ref.Reference;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.Stable;

/**
 * Goldilocks: happens-before race detection with sets of threads, locks and other devices instead
 * of clocks. Rules: docs/analyses/goldilocks.md.
 */
public final class Goldilocks extends Tool {
  /** Where a thread is. Touched by that thread, or while it waits in a barrier. */
  private final class Place {
    private final ShadowThread t;
    final Reach reach;

    /** Where other threads leave their interrupts. */
    final Device interrupts;

    /** The current span. */
    long span = Reach.NEVER + 1;

    /** The latest publication, unless it was withdrawn; or null. */
    Link publication;

    /** For as long as the span and the locks held stay the same. */
    final Steps steps = new Steps();

    Place(ShadowThread t) {
      this.t = t;
      reach = log.reach(new Device(t), t.identity());
      interrupts = new Device(t);
      tell();
    }

    /** Lets hooks know when this is. */
    private void tell() {
      if (isLeader) {
        t.stamp = reach.moment(span);
      }
    }

    void publish(Device to) {
      publication = log.publish(reach.thread, span, to);
      span++;
      tell();
      steps.moveOn();
    }

    void observe(Device from) {
      log.observe(from, reach.thread);
      steps.moveOn();
    }

    Access access(long when, Site site, boolean write, Locks locks) {
      int number = (int) when & AccessWord.MAX_CLOCK;
      return new Access(reach, when, AccessWord.stamp(0, number) | site.id, write, locks);
    }
  }

  private final Log log = new Log();
  private final Decoration<ShadowThread, Place> places = Decoration.startingWith(Place::new);
  @Stable private final OwnState<Place> own = new OwnState<>(places::get);
  private final Decoration<ShadowSync, Device> devices = Decoration.startingWith(Device::new);
  private final HeldLocks locksHeld = HeldLocks.withOwners();

  /** Whether threads carry their moments. */
  @Stable private boolean isLeader;

  @Override
  public void leads() {
    isLeader = true;
  }

  private RaceReport races = new RaceReport(name(), ToolOptions.NONE);

  @Override
  public void init(ToolOptions options) {
    races = new RaceReport(name(), options);
  }

  // Variables.

  @Override
  public boolean allowsGathering() {
    return true;
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return Accesses.NO_ACCESS;
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof Accesses x)) {
      next().access(e);
      return;
    }
    Place t = places.get(e.thread());
    boolean wasPublished = e.isPublished() && t.span > Reach.NEVER + 1;
    Access now = t.access(wasPublished ? t.span - 1 : t.span, e.site(), e.isWrite(), locksOf(e));
    List<Access> racing = x.racingWith(now, e.isAtomic());
    if (!e.putShadow(x.after(now, e.isAtomic()))) {
      access(e); // another thread was faster: look at what it stored
      return;
    }
    if (races.wantsMoment(e.site())) {
      races.remember(e, now.word());
    }
    for (Access earlier : racing) {
      if (RaceReport.isCertain(earlier.by().identity, e)) {
        report(e, races.of(earlier.word(), earlier.write(), earlier.by().identity, e));
      }
    }
    if (!racing.isEmpty() && !e.wantsSplit() && !(next() instanceof LastTool)) {
      advance(e);
    }
  }

  private Locks locksOf(AccessEvent e) {
    return e.isAtomic() ? Locks.NONE : locksHeld.aloneBy(e.thread());
  }

  @Override
  public ShadowVar shadowOfNew(ShadowThread t, Site site) {
    return own.of(t).steps.findFirst(site.id);
  }

  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    if (before != null && !(before instanceof Accesses)) {
      return next().shadowAfter(before, t, site, write);
    }
    Place place = own.of(t);
    ShadowVar known = place.steps.find(site.id, write, before);
    if (known != null || races.wantsMoment(site)) {
      return known;
    }
    Accesses x = before == null ? Accesses.NO_ACCESS : (Accesses) before;
    Access now = place.access(place.span, site, write, locksHeld.aloneBy(t));
    return x.racingWith(now, false).isEmpty()
        ? place.steps.put(site.id, write, before, x.after(now, false))
        : null;
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return isLeader && shadow instanceof Accesses x && x.isOf(t.stamp, false)
        || isTrivialOtherwise(shadow, t, false);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return isLeader && shadow instanceof Accesses x && x.isOf(t.stamp, true)
        || isTrivialOtherwise(shadow, t, true);
  }

  /** The same test where the likely case has not answered it. */
  @DontInline
  private boolean isTrivialOtherwise(ShadowVar shadow, ShadowThread t, boolean write) {
    if (shadow instanceof Accesses x) {
      Place place = own.of(t);
      return write ? x.wasWrittenIn(place.reach, place.span) : x.wasReadIn(place.reach, place.span);
    }
    return write ? next().isTrivialWrite(shadow, t) : next().isTrivialRead(shadow, t);
  }

  // Devices: what is before one is from now on also before the other.

  @Override
  public void acquire(LockEvent e) {
    locksHeld.acquire(e);
    places.get(e.thread()).observe(devices.get(e.lock())); // [Acquire]
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    locksHeld.release(e);
    places.get(e.thread()).publish(devices.get(e.lock())); // [Release]
    next().release(e);
  }

  @Override
  public void volatileAccess(VolatileEvent e) {
    Place t = places.get(e.thread());
    if (e.isWrite()) {
      t.publish(devices.get(e.variable())); // [Volatile Write]
    } else {
      t.observe(devices.get(e.variable())); // [Volatile Read]
    }
    next().volatileAccess(e);
  }

  @Override
  public void publish(ChannelEvent e) {
    places.get(e.thread()).publish(devices.get(e.channel()));
    next().publish(e);
  }

  @Override
  public void observe(ChannelEvent e) {
    places.get(e.thread()).observe(devices.get(e.channel()));
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
    places.get(e.thread()).publish(devices.get(e.channel()));
    next().classInitialized(e);
  }

  @Override
  public void classAccessed(ChannelEvent e) {
    places.get(e.thread()).observe(devices.get(e.channel()));
    next().classAccessed(e);
  }

  @Override
  public void interrupt(PairEvent e) {
    places.get(e.thread()).publish(places.get(e.other()).interrupts);
    next().interrupt(e);
  }

  @Override
  public void interrupted(ThreadEvent e) {
    Place t = places.get(e.thread());
    t.observe(t.interrupts);
    next().interrupted(e);
  }

  @Override
  public void barrier(BarrierEvent e) {
    ShadowChannel generation = new ShadowChannel("barrier");
    Device barrier = new Device(generation);
    e.released().forEach(t -> places.get(t).publish(barrier));
    e.released().forEach(t -> places.get(t).observe(barrier));
    Reference.reachabilityFence(generation); // nobody can use it from now on
    next().barrier(e);
  }

  @Override
  public void start(PairEvent e) {
    places.get(e.thread()).publish(places.get(e.other()).reach.thread); // [Fork]
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
      places.get(e.other()).publish(places.get(e.thread()).reach.thread);
    }
  }
}
