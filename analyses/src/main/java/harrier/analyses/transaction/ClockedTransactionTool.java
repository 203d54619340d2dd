package harrier.analyses.transaction;

import harrier.analyses.clock.ClockedTool;
import harrier.analyses.clock.Tids;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.ThreadEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.ToolOptions;
import jdk.internal.vm.annotation.ForceInline;

/**
 * A tool that knows both the happens-before order and which transactions threads are in. What locks
 * mean to its clocks is up to the tool, which says when blocks begin and end.
 */
public abstract class ClockedTransactionTool extends ClockedTool {
  private Transactions transactions = new Transactions(ToolOptions.NONE);

  protected ClockedTransactionTool() {
    super(new Tids());
  }

  @Override
  public void init(ToolOptions options) {
    transactions = new Transactions(options);
  }

  /** The innermost transaction of a thread, or null. On that thread. */
  @ForceInline
  protected final Transaction transactionOf(ShadowThread t) {
    return transactions.of(t);
  }

  /** Called when a transaction has begun. */
  protected void begun(ShadowThread t) {}

  /** Called when the outermost transaction of a thread has ended. */
  protected abstract void ended(ShadowThread t);

  private void begin(ShadowThread t, Transaction begun) {
    if (begun != null) {
      begun(t);
    }
  }

  private void end(ShadowThread t, Transaction ended) {
    if (ended != null && ended.isOutermost()) {
      ended(t);
    }
  }

  @Override
  public final boolean wantsMethod(Site boundary) {
    return transactions.include(boundary);
  }

  @Override
  public final void enter(MethodEvent e) {
    begin(e.thread(), transactions.enter(e));
    super.enter(e);
  }

  @Override
  public final void exit(MethodEvent e) {
    end(e.thread(), transactions.exit(e));
    super.exit(e);
  }

  /** Begins the transaction of a block, before its acquire. */
  protected final void beginBlock(LockEvent e) {
    begin(e.thread(), transactions.acquire(e));
  }

  /** Ends the transaction of a block, after its release. */
  protected final void endBlock(LockEvent e) {
    end(e.thread(), transactions.release(e));
  }

  /** Forgets what a thread left open. */
  @Override
  public void end(ThreadEvent e) {
    transactions.forget(e.thread());
    super.end(e);
  }
}
