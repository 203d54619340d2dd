package harrier.analyses.jumble;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.event.AccessEvent;
import harrier.event.PairEvent;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.ToolOptions;
import harrier.tool.ValueTool;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * Jumble, adversarial memory: a read that races with writes may be answered with an older value
 * that the memory model allows. Rules: docs/analyses/jumble.md.
 */
public final class Jumble extends ClockedTool implements ValueTool {
  /** What goes on between the two hooks of one access. Touched only by its thread. */
  private static final class Desk {
    final SplittableRandom random;

    /** Where threads that this one starts get theirs from. */
    private final SplittableRandom children;

    /** A value about to be written, and where; or null. */
    Object written;

    Site writtenAt;

    /** What that replaces, if it was wanted; or null. */
    Object replaced;

    /** What first writes that nobody saw have led to lately. */
    Writes first = Writes.UNKNOWN;

    /** The answer to the read whose event came last, and where that is; or null for none. */
    Object answer;

    Site answerAt;

    Desk(SplittableRandom random) {
      this.random = random;
      children = random.split();
    }

    /** That of the next thread that this one starts. */
    Desk ofChild() {
      return new Desk(children.split());
    }

    void forgetWritten() {
      written = null;
      writtenAt = null;
      replaced = null;
    }
  }

  private final Decoration<ShadowThread, Desk> desks =
      Decoration.startingWith(t -> new Desk(new SplittableRandom(seedOf(t))));

  @Stable private final OwnState<Desk> ownDesks = new OwnState<>(desks::get);

  /** Whether threads carry their epochs. */
  @Stable private boolean isLeader;

  private final AtomicLong jumbled = new AtomicLong();
  private long seed;
  private double share = 0.5;

  public Jumble() {
    super(new Tids());
  }

  @Override
  public void leads() {
    keepStamps();
    isLeader = true;
  }

  @ForceInline
  private long stampOf(ShadowThread t) {
    return isLeader ? t.stamp : clockOf(t).stamp();
  }

  @Override
  public void init(ToolOptions options) {
    seed = options.number("jumble.seed", 1);
    share = options.fraction("jumble.share", 0.5);
  }

  @Override
  public String summary() {
    return "Jumble answered " + jumbled + " racy reads with older values (seed " + seed + ")\n";
  }

  /** For a thread that nobody is known to have started: the JVM's own come in any order. */
  private long seedOf(ShadowThread t) {
    return seed * 1_000_003 + t.name().hashCode();
  }

  @Override
  public void start(PairEvent e) {
    desks.set(e.other(), ownDesks.of(e.thread()).ofChild());
    super.start(e);
  }

  // Accesses. Only those at sites that name a field have values.

  /** They have no values here. */
  @Override
  public boolean watchesElements() {
    return false;
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return initial(e.site());
  }

  private static Writes initial(Site site) {
    return site.field == null ? Writes.UNKNOWN : Writes.DEFAULT;
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof Writes before)) {
      next().access(e);
      return;
    }
    ShadowThread t = e.thread();
    Desk desk = ownDesks.of(t);
    if (e.isWrite()) {
      Writes after = e.isAtomic() ? Writes.UNKNOWN : written(before, desk, t, e.site());
      if (e.putShadow(after)) {
        desk.forgetWritten();
      } else {
        access(e); // another thread was faster: look at what it stored
      }
    } else if (!e.isAtomic()) {
      read(before, desk, t, e.site());
    }
  }

  private Writes written(Writes before, Desk desk, ShadowThread t, Site site) {
    if (desk.writtenAt != null && isSame(desk.writtenAt, site)) {
      long now = clockOf(t).word(site);
      return before.withValue(desk.replaced).and(desk.written, now); // [Write]
    }
    if (before.isUnseenOf(stampOf(t))) {
      return before; // a constructor writes once more
    }
    return before == Writes.DEFAULT ? first(desk, clockOf(t)) : Writes.UNKNOWN;
  }

  /** The state after a write whose value nobody saw, the variable's first. */
  private static Writes first(Desk desk, ThreadClock clock) {
    if (!desk.first.isUnseenOf(clock.stamp())) {
      desk.first = Writes.unseen(clock.word(Site.UNKNOWN));
    }
    return desk.first;
  }

  private void read(Writes x, Desk desk, ShadowThread t, Site site) {
    int visible = x.visibleTo(clockOf(t));
    if (visible > 1 && desk.random.nextDouble() < share) {
      desk.answer = x.valueBefore(desk.random.nextInt(visible - 1)); // [Racy Read]
      desk.answerAt = site;
      t.answered = true;
    }
  }

  /** [Ordered Read]. */
  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Writes x
        ? x.isOf(stampOf(t)) || x.isOrdered(clockOf(t))
        : next().isTrivialRead(shadow, t);
  }

  /** A value that nobody knows takes the place of another. */
  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof Writes x
        ? ownDesks.of(t).writtenAt == null && (x == Writes.UNKNOWN || x.isUnseenOf(stampOf(t)))
        : next().isTrivialWrite(shadow, t);
  }

  @Override
  public ShadowVar shadowOfNew(ShadowThread t, Site site) {
    Writes first = ownDesks.of(t).first;
    return first.isUnseenOf(stampOf(t)) ? first : null;
  }

  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    ShadowVar shadow = before == null ? initial(site) : before;
    if (!(shadow instanceof Writes x)) {
      return next().shadowAfter(before, t, site, write);
    }
    Desk desk = ownDesks.of(t);
    if (!write) {
      read(x, desk, t, site);
      return x;
    }
    Writes after = written(x, desk, t, site);
    desk.forgetWritten(); // if another thread was faster, nobody knows the value
    return after;
  }

  @Override
  public void writing(ShadowThread t, Site site, Object value) {
    Desk desk = ownDesks.of(t);
    desk.written = value;
    desk.writtenAt = site;
    desk.replaced = null;
  }

  @Override
  public boolean wantsReplaced(ShadowVar shadow) {
    return shadow instanceof Writes x && x.isUnseen();
  }

  @Override
  public void replacing(ShadowThread t, Site site, Object value) {
    ownDesks.of(t).replaced = value == null ? DEFAULT : value;
  }

  @Override
  public Object reading(ShadowThread t, Site site, Object found) {
    Desk desk = ownDesks.of(t);
    if (desk.answerAt == null) {
      return found;
    }
    Object answer = isSame(desk.answerAt, site) ? desk.answer : found;
    desk.answer = null;
    desk.answerAt = null;
    if (answer != found) {
      jumbled.incrementAndGet();
    }
    return answer;
  }

  /** Whether two sites are those of the hooks of one access. */
  private static boolean isSame(Site one, Site other) {
    return one == other
        || one.line == other.line
            && one.op == other.op
            && one.className.equals(other.className)
            && one.method.equals(other.method)
            && Objects.equals(one.field, other.field)
            && Objects.equals(one.owner, other.owner);
  }
}
