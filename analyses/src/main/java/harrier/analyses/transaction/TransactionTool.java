package harrier.analyses.transaction;

import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.ThreadEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;

/** A tool that knows which transactions threads are in. */
public abstract class TransactionTool extends Tool {
  private Transactions transactions = new Transactions(ToolOptions.NONE);

  @Override
  public void init(ToolOptions options) {
    transactions = new Transactions(options);
  }

  /** The innermost transaction of a thread, or null. On that thread. */
  protected final Transaction transactionOf(ShadowThread t) {
    return transactions.of(t);
  }

  /** The same of another thread, which waits meanwhile. */
  protected final Transaction transactionOfWaiting(ShadowThread t) {
    return transactions.ofWaiting(t);
  }

  /** Called when a transaction begins. */
  protected void begun(ShadowThread t, Transaction transaction) {}

  /** Called when a transaction ends, and with it those inside whose ends were lost. */
  protected abstract void ended(ShadowThread t, Transaction transaction);

  private void begin(ShadowThread t, Transaction begun) {
    if (begun != null) {
      begun(t, begun);
    }
  }

  private void end(ShadowThread t, Transaction ended) {
    if (ended != null) {
      ended(t, ended);
    }
  }

  @Override
  public final boolean wantsMethod(Site boundary) {
    return transactions.include(boundary);
  }

  @Override
  public final void enter(MethodEvent e) {
    begin(e.thread(), transactions.enter(e));
    next().enter(e);
  }

  @Override
  public final void exit(MethodEvent e) {
    end(e.thread(), transactions.exit(e));
    next().exit(e);
  }

  // A block is a transaction that its own acquire and release are part of.

  @Override
  public final void acquire(LockEvent e) {
    begin(e.thread(), transactions.acquire(e));
    acquired(e);
    next().acquire(e);
  }

  @Override
  public final void release(LockEvent e) {
    released(e);
    end(e.thread(), transactions.release(e));
    next().release(e);
  }

  /** Who looks before anybody has published reads the first value. */
  @Override
  public boolean hearsEveryObserver() {
    return true;
  }

  protected abstract void acquired(LockEvent e);

  protected abstract void released(LockEvent e);

  /** Forgets what a thread left open. */
  @Override
  public void end(ThreadEvent e) {
    transactions.forget(e.thread());
    next().end(e);
  }
}
