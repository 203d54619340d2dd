package harrier.analyses.race;

import harrier.event.AccessEvent;
import harrier.finding.Access;
import harrier.finding.Finding;
import harrier.shadow.AccessWord;
import harrier.shadow.Identity;
import harrier.shadow.Moment;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import harrier.tool.ToolOptions;
import java.lang.ref.WeakReference;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;

/** Turns two accesses that race into a finding, with all that is known of both. */
public final class RaceReport {
  /** How many stacks are taken at one site: a hot race must not slow the target down for ever. */
  private static final int STACKS_PER_SITE = 64;

  private static final int BUDGETS = 1024;

  private final String tool;
  private final Stacks stacks;

  /** Stacks taken so far, by site modulo {@link #BUDGETS}. Threads may lose a count. */
  private final int[] taken = new int[BUDGETS];

  /** Findings of which no more will be known, by what went before and the site of the last. */
  private final Told[] told = new Told[BUDGETS];

  private record Told(WeakReference<Object> before, Site now, Finding finding) {}

  public RaceReport(String tool, ToolOptions options) {
    this.tool = tool;
    stacks = Stacks.of(options);
  }

  /** Whether an access at this site is to be remembered. */
  public boolean wantsMoment(Site site) {
    return (stacks == Stacks.FULL || site.isSuspect()) && takesStacks(site);
  }

  /** Whether it is for no other site than suspect ones. */
  public boolean wantsMomentsOfSuspectsOnly() {
    return stacks != Stacks.FULL;
  }

  /** Remembers the circumstances of the access the word stands for. */
  @DontInline
  public void remember(AccessEvent e, long word) {
    ShadowThread t = e.thread();
    t.identity().remember(new Moment(word, stackAt(e.site()), Access.locksOf(t)));
  }

  /**
   * Whether two accesses race for certain: neither thread has lost an event that may have ordered
   * them, for want of stack or memory.
   */
  public static boolean isCertain(Identity by, AccessEvent now) {
    return !now.thread().lossy && (by == null || !by.isLossy());
  }

  /**
   * The finding for an earlier access and the one that happens now. Repeats of which no more can be
   * said are one object.
   *
   * @param earlier the earlier access as a word
   * @param by who did it, or null if nobody remembers
   */
  @DontInline
  public Finding of(long earlier, boolean earlierIsWrite, Identity by, AccessEvent now) {
    Site before = Sites.at(AccessWord.site(earlier));
    Finding repeat = repeat(before, now);
    if (repeat != null) {
      return repeat;
    }
    Finding made = make(earlier, earlierIsWrite, by, now);
    if (!takesStacks(before) && !takesStacks(now.site())) {
      keep(before, now, made);
    }
    return made;
  }

  /**
   * The finding that was kept for repeats, or null.
   *
   * @param before what decides which earlier accesses it names
   */
  public Finding repeat(Object before, AccessEvent now) {
    Told repeat = told[slot(before, now)];
    return repeat != null
            && repeat.before.refersTo(before)
            && repeat.now == now.site()
            && repeat.finding.isAbout(now.variable())
        ? repeat.finding
        : null;
  }

  /** Keeps a finding for repeats: no more will be known of them. */
  public void keep(Object before, AccessEvent now, Finding made) {
    told[slot(before, now)] = new Told(new WeakReference<>(before), now.site(), made);
  }

  private static int slot(Object before, AccessEvent now) {
    return (System.identityHashCode(before) * 31 + now.site().id & Integer.MAX_VALUE) % BUDGETS;
  }

  private Finding make(long earlier, boolean earlierIsWrite, Identity by, AccessEvent now) {
    now.site().suspect();
    return new Finding(
        Finding.DATA_RACE,
        tool,
        now.variable(),
        List.of(access(earlier, earlierIsWrite, by), access(now)),
        null);
  }

  /** An earlier access as a word; from now on those at its site are remembered. */
  public Access access(long word, boolean write, Identity by) {
    Site site = Sites.at(AccessWord.site(word));
    site.suspect();
    return access(word, site, write, by);
  }

  private static Access access(long word, Site site, boolean write, Identity by) {
    if (by == null) {
      return new Access(
          op(write), "a thread that has ended", site.toString(), List.of(), null, null, null);
    }
    Moment moment = by.momentOf(word);
    return moment == null
        ? Access.by(by, op(write), site.toString(), List.of(), null)
        : Access.by(by, op(write), site.toString(), moment.stack(), moment.locks());
  }

  /** The access that happens now. */
  public Access access(AccessEvent now) {
    ShadowThread t = now.thread();
    List<String> stack = takesStacks(now.site()) ? stackAt(now.site()) : List.of();
    return Access.by(t, op(now.isWrite()), now.site().toString(), stack, Access.locksOf(t));
  }

  /** Whether one more stack is taken at a site. */
  public boolean takesStacks(Site site) {
    return stacks == Stacks.FULL
        || (stacks == Stacks.ADAPTIVE && taken[site.id % BUDGETS] < STACKS_PER_SITE);
  }

  private List<String> stackAt(Site site) {
    taken[site.id % BUDGETS]++;
    return TargetStack.at(site.toString());
  }

  private static String op(boolean write) {
    return write ? "write" : "read";
  }
}
