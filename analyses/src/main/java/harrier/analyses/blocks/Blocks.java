package harrier.analyses.blocks;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.transaction.ClockedTransactionTool;
import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Transaction;
import harrier.analyses.transaction.Violation;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Blocks: reports transactions whose accesses can be interleaved with those of others, as far as
 * locks tell, in a way that no serial run explains. Rules: docs/analyses/blocks.md.
 *
 * <p>Its clocks know of everything but locks: which thread had a lock first is up to the scheduler.
 */
public final class Blocks extends ClockedTransactionTool {
  private final Decoration<ShadowThread, Recorder> recorders =
      Decoration.startingWith(t -> new Recorder());

  // Transactions.

  @Override
  public void acquire(LockEvent e) {
    beginBlock(e);
    Recorder recorder = recorders.get(e.thread());
    recorder.held = recorder.held.with(e.lock(), recorder.next());
    next().acquire(e);
  }

  @Override
  public void release(LockEvent e) {
    Recorder recorder = recorders.get(e.thread());
    recorder.held = recorder.held.without(e.lock());
    endBlock(e);
    next().release(e);
  }

  @Override
  protected void ended(ShadowThread t) {
    ThreadClock clock = clockOf(t);
    recorders.get(t).end(block -> addOne(block, clock), block -> addTwo(block, clock));
  }

  // Accesses.

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new VariableBlocks(e.thread());
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof VariableBlocks x)) {
      next().access(e);
      return;
    }
    ShadowThread t = e.thread();
    if (x.owner == t) {
      return; // [Own]
    }
    x.owner = null; // [Escape]
    if (e.isWhole()) {
      e.split();
      return;
    }
    Recorder recorder = recorders.get(t);
    ThreadClock clock = clockOf(t);
    Transaction inside = transactionOf(t);
    Point point =
        new Point(
            x,
            e.isWrite(),
            recorder.held,
            clock.word(e.site()),
            recorder.next(),
            Operation.of(e, inside));
    if (inside != null) {
      recorder.add(point);
    } else {
      addOne(new Block(point, point), clock);
    }
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof VariableBlocks x ? x.owner == t : next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow instanceof VariableBlocks x ? x.owner == t : next().isTrivialWrite(shadow, t);
  }

  // Comparison with the blocks of other threads.

  /** [One Variable]. */
  private void addOne(Block block, ThreadClock t) {
    for (Block other : block.first().variable().add(block, false)) {
      if (areConcurrent(other, t)) {
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
  }

  /** [Two Variables]. */
  private void addTwo(Block block, ThreadClock t) {
    VariableBlocks one = block.first().variable();
    VariableBlocks two = block.second().variable();
    for (Block other : (one.number < two.number ? one : two).add(block, true)) {
      if (areConcurrent(other, t) && isOfSame(block, other)) {
        List<Point> order = block.crossedBy(other);
        if (!order.isEmpty()) {
          report(order.get(0) == other.first() ? other : block, order);
        }
      }
    }
  }

  private static boolean areConcurrent(Block other, ThreadClock t) {
    return !t.knows(other.second().word());
  }

  private static boolean isOfSame(Block block, Block other) {
    VariableBlocks one = other.first().variable();
    VariableBlocks two = other.second().variable();
    return one == block.first().variable() && two == block.second().variable()
        || one == block.second().variable() && two == block.first().variable();
  }

  /** Reports the innermost transaction that both accesses of the block are part of. */
  private void report(Block broken, List<Point> order) {
    List<Operation> operations = order.stream().map(Point::operation).toList();
    Transaction blamed =
        broken.second().operation().inside().around(broken.first().operation().inside());
    String how = operations.stream().map(Operation::toString).collect(Collectors.joining(", "));
    String why = blamed.description() + " is not atomic if another run has the order " + how + ".";
    report(Violation.of(name(), blamed, operations, why));
  }
}
