package harrier.analyses.blocks;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.transaction.ClockedTransactionTool;
import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Transaction;
import harrier.analyses.transaction.Violation;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.shadow.AccessWord;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import java.util.List;
import java.util.stream.Collectors;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * Blocks: reports transactions whose accesses can be interleaved with those of others, as far as
 * locks tell, in a way that no serial run explains. Rules: docs/analyses/blocks.md.
 *
 * <p>Its clocks know of everything but locks: which thread had a lock first is up to the scheduler.
 */
public final class Blocks extends ClockedTransactionTool {
  /** No access has this epoch. */
  private static final long ELSEWHERE =
      AccessWord.stamp(AccessWord.SHARED_TID, AccessWord.MAX_CLOCK);

  @Stable
  private final OwnState<Recorder> recorders =
      new OwnState<>(Decoration.<ShadowThread, Recorder>startingWith(t -> new Recorder())::get);

  /** Whether threads carry their epochs, as {@link #tell} says. */
  @Stable private boolean isLeader;

  @Override
  public void leads() {
    keepStamps();
    isLeader = true;
  }

  /**
   * Lets hooks know the epoch of a thread if it is outside of transactions and holds no lock.
   * Nothing is remembered as such an access of an epoch that begins elsewhere before the thread is
   * there.
   */
  private void tell(ShadowThread t) {
    if (isLeader) {
      boolean isFree = transactionOf(t) == null && recorders.of(t).held().count() == 0;
      t.stamp = isFree ? clockOf(t).stamp() : ELSEWHERE;
    }
  }

  // Transactions.

  @Override
  public void acquire(LockEvent e) {
    beginBlock(e);
    hold(e, false);
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    letGo(e, false);
    endBlock(e);
    next().release(e);
  }

  @Override
  public void acquireShared(LockEvent e) {
    hold(e, true);
    next().acquireShared(e);
  }

  @Override
  public void releaseShared(LockEvent e) {
    letGo(e, true);
    next().releaseShared(e);
  }

  private void hold(LockEvent e, boolean reading) {
    Recorder recorder = recorders.of(e.thread());
    recorder.hold(recorder.held().with(e.lock(), reading, recorder.next()));
    tell(e.thread());
  }

  private void letGo(LockEvent e, boolean reading) {
    Recorder recorder = recorders.of(e.thread());
    recorder.hold(recorder.held().without(e.lock(), reading));
    tell(e.thread());
  }

  /** Who reads before whom writes under a lock is up to the scheduler, too. */
  @Override
  protected boolean locksOrder() {
    return false;
  }

  @Override
  protected void begun(ShadowThread t) {
    tell(t);
  }

  @Override
  protected void ended(ShadowThread t) {
    tell(t);
    Recorder recorder = recorders.of(t);
    if (!recorder.isEmpty()) {
      ThreadClock clock = clockOf(t);
      recorder.end(block -> addOne(block, clock), block -> addTwo(block, clock));
    }
  }

  // Accesses.

  @Override
  public boolean allowsGathering() {
    return true;
  }

  /** Outside of transactions it does not matter what comes first. */
  @Override
  public boolean allowsGatheringBy(ShadowThread t) {
    return transactionOf(t) == null;
  }

  /** What was gathered was so outside of transactions. */
  @Override
  public boolean allowsGatheringOverMethods() {
    return true;
  }

  @Override
  public boolean allowsSpans() {
    return false;
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return Owned.by(e.thread());
  }

  @Override
  public void access(AccessEvent e) {
    ShadowVar before = e.shadow();
    if (before instanceof VariableBlocks x) {
      access(e, x);
    } else if (!(before instanceof Owned || before instanceof Visits)) {
      next().access(e);
    } else if (e.isWhole() && !isTrivial(before, e.thread(), e.isWrite())) {
      e.split();
    } else {
      ShadowVar after = shadowAfter(before, e.thread(), e.site(), e.isWrite());
      if (after == null) {
        after = new VariableBlocks(visitsIn(before), e.variable());
      }
      if (!e.putShadow(after)) {
        access(e); // another thread was faster: look at what it stored
      } else if (after instanceof VariableBlocks x) {
        access(e, x);
      }
    }
  }

  private void access(AccessEvent e, VariableBlocks x) {
    ShadowThread t = e.thread();
    if (isSettled(x, t, e.site(), e.isWrite())) {
      return;
    }
    Recorder recorder = recorders.of(t);
    ThreadClock clock = clockOf(t);
    Transaction inside = transactionOf(t);
    Point point =
        new Point(
            x,
            e.isWrite(),
            recorder.held(),
            clock.word(e.site()),
            recorder.next(),
            Operation.of(e, inside));
    if (inside != null) {
      recorder.add(point);
    } else {
      addOne(new Block(point, point), clock);
    }
  }

  /** Whether nothing comes of an access: there is one like it. */
  private boolean isSettled(VariableBlocks x, ShadowThread t, Site site, boolean write) {
    Recorder recorder = recorders.of(t);
    return transactionOf(t) == null
        ? x.has(t.identity(), write, recorder.held(), clockOf(t).stamp())
        : recorder.ignores(x, write, site);
  }

  private boolean isPassedOver(VariableBlocks x, ShadowThread t) {
    return x.isCrowded() && transactionOf(t) == null && recorders.of(t).passesOver(x);
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return isPlain(shadow, t, false) || isTrivialOtherwise(shadow, t, false);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return isPlain(shadow, t, true) || isTrivialOtherwise(shadow, t, true);
  }

  /** The likely cases, in a handful of instructions. */
  @ForceInline
  private boolean isPlain(ShadowVar shadow, ShadowThread t, boolean write) {
    return shadow instanceof Visits visits
        ? isLeader && visits.hasFree(write, t.stamp)
        : shadow instanceof Owned own && own.owner() == t; // [Own]
  }

  @DontInline
  private boolean isTrivialOtherwise(ShadowVar shadow, ShadowThread t, boolean write) {
    return shadow instanceof Visits visits
        ? isRepeated(visits, t, write)
        : write ? next().isTrivialWrite(shadow, t) : next().isTrivialRead(shadow, t);
  }

  private boolean isRepeated(Visits visits, ShadowThread t, boolean write) {
    return transactionOf(t) == null
        && visits.has(t.identity(), write, recorders.of(t).held(), clockOf(t).stamp());
  }

  private boolean isTrivial(ShadowVar shadow, ShadowThread t, boolean write) {
    return isPlain(shadow, t, write)
        || shadow instanceof Visits visits && isRepeated(visits, t, write);
  }

  @Override
  public ShadowVar shadowOfNew(ShadowThread t, Site site) {
    return Owned.by(t);
  }

  /** Blocks of a variable are made once a transaction accesses it. */
  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    if (before == null) {
      return Owned.by(t);
    }
    if (before instanceof VariableBlocks x) {
      return isPassedOver(x, t) || isSettled(x, t, site, write) ? x : null;
    }
    if (!(before instanceof Owned || before instanceof Visits)) {
      return next().shadowAfter(before, t, site, write);
    }
    if (isTrivial(before, t, write)) {
      return before;
    }
    Visits visits = visitsIn(before); // [Escape]
    Recorder recorder = recorders.of(t);
    if (transactionOf(t) != null) {
      return recorder.isFull() ? visits : null;
    }
    return visits.count() < VariableBlocks.KEPT
        ? recorder.visit(visits, t.identity(), write, site, clockOf(t).word(site))
        : null;
  }

  private static Visits visitsIn(ShadowVar shadow) {
    return shadow instanceof Visits visits ? visits : Visits.NONE;
  }

  // Comparison with the blocks of other threads.

  /** [One Variable]. */
  private void addOne(Block block, ThreadClock t) {
    for (Block other : block.first().variable().add(block, false, t)) {
      Point breaker = block.brokenBy(other);
      if (breaker != null) {
        report(block, List.of(block.first(), breaker, block.second()));
      }
      Point broken = other.brokenBy(block);
      if (broken != null) {
        report(other, List.of(other.first(), broken, other.second()));
      }
    }
  }

  /** [Two Variables]. */
  private void addTwo(Block block, ThreadClock t) {
    VariableBlocks one = block.first().variable();
    VariableBlocks two = block.second().variable();
    for (Block other : (one.number < two.number ? one : two).add(block, true, t)) {
      if (isOfSame(block, other)) {
        List<Point> order = block.crossedBy(other);
        if (!order.isEmpty()) {
          report(order.get(0) == other.first() ? other : block, order);
        }
      }
    }
  }

  private static boolean isOfSame(Block block, Block other) {
    VariableBlocks one = other.first().variable();
    VariableBlocks two = other.second().variable();
    return one == block.first().variable() && two == block.second().variable()
        || one == block.second().variable() && two == block.first().variable();
  }

  private void report(Block broken, List<Point> order) {
    List<Operation> operations = order.stream().map(Point::operation).toList();
    Transaction blamed = broken.transaction();
    String how = operations.stream().map(Operation::toString).collect(Collectors.joining(", "));
    String why = blamed.description() + " is not atomic if another run has the order " + how + ".";
    report(Violation.of(name(), blamed, operations, why));
  }
}
