package harrier.analyses.jumble;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.ThreadClock;
import harrier.analyses.clock.Tids;
import harrier.event.AccessEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.ToolOptions;
import harrier.tool.ValueTool;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Jumble, adversarial memory: a read that races with writes may be answered with an older value
 * that the memory model allows. Rules: docs/analyses/jumble.md.
 */
public final class Jumble extends ClockedTool implements ValueTool {
  /** What goes on between the two hooks of one access. Touched only by its thread. */
  private static final class Desk {
    final SplittableRandom random;

    /** A value about to be written, and where; or null. */
    Object written;

    Site writtenAt;

    /** The answer to the read whose event came last, and where that is; or null for none. */
    Object answer;

    Site answerAt;

    Desk(long seed) {
      random = new SplittableRandom(seed);
    }
  }

  private final Decoration<ShadowThread, Desk> desks =
      Decoration.startingWith(t -> new Desk(seedOf(t)));

  private final AtomicLong jumbled = new AtomicLong();
  private long seed;
  private double share = 0.5;

  public Jumble() {
    super(new Tids());
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

  /** Threads come in the same order in most runs; so each has its own sequence. */
  private long seedOf(ShadowThread t) {
    return seed * 1_000_003 + t.id;
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new History();
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof History x)) {
      next().access(e);
      return;
    }
    Desk desk = desks.get(e.thread());
    ThreadClock t = clockOf(e.thread());
    if (e.isWrite()) {
      if (desk.writtenAt != null && isSame(desk.writtenAt, e.site()) && !e.isAtomic()) {
        x.add(desk.written, t.word(e.site())); // [Write]
      } else {
        x.forget();
      }
      desk.written = null;
      desk.writtenAt = null;
    } else if (!e.isAtomic() && !x.isOrdered(t)) {
      List<Object> values = x.visibleTo(t);
      if (values.size() > 1 && desk.random.nextDouble() < share) {
        desk.answer = values.get(desk.random.nextInt(values.size() - 1)); // [Racy Read]
        desk.answerAt = e.site();
      }
    }
  }

  /** [Ordered Read]. */
  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof History x ? x.isOrdered(clockOf(t)) : next().isTrivialRead(shadow, t);
  }

  @Override
  public void writing(ShadowThread t, Site site, Object value) {
    Desk desk = desks.get(t);
    desk.written = value;
    desk.writtenAt = site;
  }

  @Override
  public Object reading(ShadowThread t, Site site, Object found) {
    Desk desk = desks.get(t);
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
