package harrier.analyses.singletrack;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.analyses.singletrack.Conversation.Clash;
import harrier.analyses.transaction.ChosenMethods;
import harrier.event.AccessEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.AccessWord;
import harrier.shadow.Decoration;
import harrier.shadow.Identity;
import harrier.shadow.KeyedChannels;
import harrier.shadow.ShadowSync;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.shadow.Variable;
import harrier.tool.ToolOptions;
import java.util.List;

/**
 * SingleTrack: reports threads whose communication depends on the scheduler. Its clocks know only
 * what is ordered in every run: starts, joins, barriers and the like. Rules:
 * docs/analyses/singletrack.md.
 */
public final class SingleTrack extends ClockedTool {
  private static final String WHOLE_RUN = "run";

  /** Channels of these types tell who came first; those of all others are waited for. */
  private static final List<String> NONDETERMINISTIC =
      List.of(
          "java.util.concurrent.atomic.",
          "java.util.concurrent.locks.",
          "java.util.concurrent.Concurrent",
          "java.util.concurrent.CopyOnWrite");

  /** Of two acquires the first is up to the scheduler; the wait for a release is not. */
  private static final String SEMAPHORE = "java.util.concurrent.Semaphore$";

  /** What it is called to tell and to be told. */
  private record Words(String write, String read) {
    String of(boolean isWrite) {
      return isWrite ? write : read;
    }
  }

  private static final Words ACCESS = new Words("write", "read");
  private static final Words LOCK = new Words("release", "acquire");
  private static final Words CHANNEL = new Words("publish", "observe");
  private static final Words PERMIT = new Words("acquire", "acquire");
  private static final Words INTERRUPT = new Words("interrupt", "interrupted");

  /** The region that a thread is in, or null. Set by its own thread or before it begins. */
  private static final class Place {
    Region region;

    /** Whether the thread itself has entered it. */
    boolean isEntered;
  }

  private final Decoration<ShadowThread, Place> places = Decoration.startingWith(this::outside);

  private final Decoration<ShadowSync, Conversation> syncs =
      Decoration.startingWith(sync -> new Conversation());

  private final Decoration<ShadowThread, Conversation> interrupts =
      Decoration.startingWith(t -> new Conversation());

  /** Null if the whole run is a region. */
  private ChosenMethods methods;

  private final Region run = new Region(null);

  public SingleTrack() {
    super(new Tids());
  }

  @Override
  public void init(ToolOptions options) {
    methods =
        options.text("deterministic", WHOLE_RUN).equals(WHOLE_RUN)
            ? null
            : new ChosenMethods(options, "deterministic", "annotated", "Deterministic");
  }

  // Regions.

  private Place outside(ShadowThread t) {
    Place place = new Place();
    place.region = methods == null ? run : null;
    return place;
  }

  private Region regionOf(ShadowThread t) {
    return places.get(t).region;
  }

  @Override
  public boolean wantsMethod(Site boundary) {
    return methods != null && methods.include(boundary);
  }

  @Override
  public void enter(MethodEvent e) {
    Place place = places.get(e.thread());
    if (place.region == null && wantsMethod(e.site())) {
      place.region = new Region(e.site());
      place.isEntered = true;
    }
    next().enter(e);
  }

  @Override
  public void exit(MethodEvent e) {
    Place place = places.get(e.thread());
    if (methods != null && place.region != null && isEnd(e, place)) {
      place.region = null;
      place.isEntered = false;
    }
    next().exit(e);
  }

  private static boolean isEnd(MethodEvent e, Place place) {
    Site entry = place.region.entry();
    return e.isOfLost()
        ? place.isEntered && !e.remaining().contains(entry.className + "." + entry.method)
        : entry.method.equals(e.site().method) && entry.className.equals(e.site().className);
  }

  /** A thread works for the region it was started in. */
  @Override
  public void start(PairEvent e) {
    places.get(e.other()).region = regionOf(e.thread());
    super.start(e);
  }

  // Accesses.

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new Conversation();
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof Conversation x)) {
      next().access(e);
      return;
    }
    Clash clash = clash(e, x, e.isWrite());
    if (clash != Clash.NONE) {
      if (e.isWhole()) {
        e.split();
      } else {
        report(finding(e, e.variable(), clash, e.isWrite(), ACCESS));
        advance(e);
      }
    }
  }

  private Clash add(Event e, Conversation x, boolean isWrite) {
    ThreadClock t = clockOf(e.thread());
    return x.add(regionOf(e.thread()), t, t.word(e.place()), isWrite);
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    Region region = regionOf(t);
    return shadow instanceof Conversation x
        ? region == null || x.hasRead(region, clockOf(t).stamp())
        : next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    Region region = regionOf(t);
    return shadow instanceof Conversation x
        ? region == null || x.hasWritten(region, clockOf(t).stamp())
        : next().isTrivialWrite(shadow, t);
  }

  // Nondeterministic communication: it has to be ordered by other means.

  /** Who looks first is told apart from who publishes first. */
  @Override
  public boolean hearsEveryObserver() {
    return true;
  }

  @Override
  public void acquire(LockEvent e) {
    communicate(e, e.lock(), false, LOCK);
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    tell(e, syncs.get(e.lock()));
    next().release(e);
  }

  @Override
  public void volatileAccess(VolatileEvent e) {
    communicate(e, e.variable(), e.isWrite(), ACCESS);
    next().volatileAccess(e);
  }

  @Override
  public void publish(ChannelEvent e) {
    if (isDeterministic(e)) {
      super.publish(e);
    } else {
      if (e.lock() != null) {
        together(e); // whoever takes the lock next is told
      } else if (e.channel().name().endsWith(KeyedChannels.ALL)) {
        report(e, e.channel(), together(e), true, CHANNEL);
      } else {
        communicate(e, e.channel(), true, CHANNEL);
      }
      next().publish(e);
    }
  }

  /** Readers of a lock get along with each other, and so do stores of several keys. */
  private Clash together(ChannelEvent e) {
    Region region = regionOf(e.thread());
    ThreadClock t = clockOf(e.thread());
    return region == null
        ? Clash.NONE
        : syncs.get(e.channel()).addTogether(region, t, t.word(e.place()));
  }

  @Override
  public void observe(ChannelEvent e) {
    if (e.channel().name().startsWith(SEMAPHORE)) {
      acquirePermit(e);
    } else if (isDeterministic(e)) {
      super.observe(e);
    } else {
      communicate(e, e.channel(), false, CHANNEL);
      next().observe(e);
    }
  }

  /** Nothing is learned from a semaphore that another thread may have acquired first. */
  private void acquirePermit(ChannelEvent e) {
    Clash clash = clash(e, syncs.get(e.channel()), true);
    if (clash == Clash.NONE) {
      super.observe(e);
    } else {
      report(e, e.channel(), clash, true, PERMIT);
      next().observe(e);
    }
  }

  @Override
  public void interrupt(PairEvent e) {
    if (!e.isRouse()) {
      tell(e, interrupts.get(e.other()));
    }
    next().interrupt(e);
  }

  @Override
  public void interrupted(ThreadEvent e) {
    Clash clash = clash(e, interrupts.get(e.thread()), false);
    if (clash != Clash.NONE) {
      report(finding(e, Variable.object("java.lang.Thread"), clash, false, INTERRUPT));
    }
    next().interrupted(e);
  }

  private static boolean isDeterministic(ChannelEvent e) {
    if (e.lock() != null) {
      return false;
    }
    String name = e.channel().name();
    int type = name.startsWith(KeyedChannels.KEY_OF) ? KeyedChannels.KEY_OF.length() : 0;
    for (int i = 0; i < NONDETERMINISTIC.size(); i++) {
      if (name.startsWith(NONDETERMINISTIC.get(i), type)) {
        return false;
      }
    }
    return true;
  }

  /** Whoever is told has to be ordered with this. */
  private void tell(Event e, Conversation sync) {
    if (regionOf(e.thread()) != null) {
      add(e, sync, true);
    }
  }

  private void communicate(Event e, ShadowSync on, boolean isWrite, Words words) {
    report(e, on, clash(e, syncs.get(on), isWrite), isWrite, words);
  }

  private void report(Event e, ShadowSync on, Clash clash, boolean isWrite, Words words) {
    if (clash != Clash.NONE) {
      Conversation sync = syncs.get(on);
      Finding repeat = sync.told(clash, e.place());
      report(
          repeat != null
              ? repeat
              : sync.tell(clash, e.place(), finding(e, on, clash, isWrite, words)));
    }
  }

  private Finding finding(Event e, ShadowSync on, Clash clash, boolean isWrite, Words words) {
    String name = on.name();
    int number = name.lastIndexOf('@');
    Variable variable = Variable.object(number < 0 ? name : name.substring(0, number));
    return finding(e, variable, clash, isWrite, words);
  }

  private Clash clash(Event e, Conversation sync, boolean isWrite) {
    return regionOf(e.thread()) == null ? Clash.NONE : add(e, sync, isWrite);
  }

  // Reports.

  private Finding finding(Event e, Variable on, Clash clash, boolean isWrite, Words words) {
    Identity by = threadOf(clash.earlier());
    Site site = Sites.at(AccessWord.site(clash.earlier()));
    String earlier = words.of(clash.isWrite());
    Access first =
        by == null
            ? new Access(
                earlier, "a thread that has ended", site.toString(), List.of(), null, null, null)
            : Access.by(by, earlier, site.toString(), List.of(), null);
    Access second =
        Access.by(
            e.thread(),
            words.of(isWrite),
            e.place().toString(),
            List.of(),
            Access.locksOf(e.thread()));
    return new Finding(
        Finding.DETERMINISM_VIOLATION,
        name(),
        on,
        regionOf(e.thread()).method(),
        List.of(first, second),
        "Which comes first is up to the scheduler.");
  }
}
