package harrier.analyses.transaction;

import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.ToolOptions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * The transactions that threads are in, for a tool that tells it of methods and locks. Touched by
 * each thread for itself.
 */
public final class Transactions {
  private static final class Stack {
    Transaction top;
  }

  private final ChosenMethods methods;

  private final Decoration<ShadowThread, Stack> stacks = Decoration.startingWith(t -> new Stack());

  @Stable private final OwnState<Stack> ownStacks = new OwnState<>(stacks::get);

  public Transactions(ToolOptions options) {
    methods = new ChosenMethods(options, "atomic", ChosenMethods.PUBLIC, "Atomic");
  }

  /** Whether the method that begins or ends at a site is a transaction. */
  public boolean include(Site boundary) {
    return methods.include(boundary);
  }

  /** The innermost transaction of a thread, or null, as for what was gathered. On that thread. */
  @ForceInline
  public Transaction of(ShadowThread t) {
    return t.tellsGathered ? null : ownStacks.of(t).top;
  }

  /** The same of another thread, which waits meanwhile. */
  Transaction ofWaiting(ShadowThread t) {
    return stacks.get(t).top;
  }

  /** The transaction that begins with the method, or null. */
  public Transaction enter(MethodEvent e) {
    return methods.include(e.site()) ? begin(e.thread(), e.site(), null) : null;
  }

  /** The outermost transaction that ends with the method, or null. */
  public Transaction exit(MethodEvent e) {
    if (e.isOfLost()) {
      return end(e.thread(), outermostOver(of(e.thread()), e.remaining()));
    }
    if (!methods.include(e.site())) {
      return null;
    }
    Transaction found = of(e.thread());
    while (found != null && !found.isOf(e.site())) {
      found = found.outer;
    }
    return end(e.thread(), found);
  }

  /** Of open transactions the outermost whose method is not on the stack any more, or null. */
  private static Transaction outermostOver(Transaction innermost, List<String> methods) {
    Deque<Transaction> open = new ArrayDeque<>();
    for (Transaction each = innermost; each != null; each = each.outer) {
      open.push(each);
    }
    int next = 0;
    for (Transaction each : open) {
      String method = each.method();
      if (each.lock != null && next > 0 && methods.get(next - 1).equals(method)) {
        continue; // a block of the same method
      }
      while (next < methods.size() && !methods.get(next).equals(method)) {
        next++;
      }
      if (next == methods.size()) {
        return each;
      }
      next++;
    }
    return null;
  }

  /** The transaction that begins with a block, or null. Comes before the acquire itself. */
  public Transaction acquire(LockEvent e) {
    boolean isBlock = e.site().op == Site.Op.LOCK && !e.isMethod() && !e.isWait();
    return isBlock && methods.includeBlocks() ? begin(e.thread(), e.site(), e.lock()) : null;
  }

  /** The outermost transaction that ends with a block, or null. Comes after the release itself. */
  public Transaction release(LockEvent e) {
    if (e.isWait() || !methods.includeBlocks()) {
      return null;
    }
    Transaction found = of(e.thread());
    while (found != null && found.lock != e.lock()) {
      found = found.outer;
    }
    return end(e.thread(), found);
  }

  private Transaction begin(ShadowThread t, Site site, ShadowLock lock) {
    Stack stack = ownStacks.of(t);
    stack.top = new Transaction(site, lock, stack.top);
    return stack.top;
  }

  /** Ends a transaction and those inside it whose ends were lost. */
  private Transaction end(ShadowThread t, Transaction ended) {
    if (ended != null) {
      ownStacks.of(t).top = ended.outer;
    }
    return ended;
  }

  /** Forgets what a thread that has ended left open. */
  public void forget(ShadowThread t) {
    stacks.get(t).top = null;
  }
}
