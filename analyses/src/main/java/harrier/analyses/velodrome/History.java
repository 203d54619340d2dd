package harrier.analyses.velodrome;

import harrier.analyses.transaction.Transaction;
import harrier.shadow.ShadowVar;

/**
 * The steps that later operations on the same thing may have to come after: the last write of a
 * variable, and for each thread its last read since. Changed under the graph's lock; the inline
 * test reads it without.
 */
final class History implements ShadowVar {
  /** W(x), or the last release of a lock; null for none. */
  private volatile Step write;

  /** R(x,t), or what each thread has published. */
  private volatile Step[] reads = Step.NONE;

  Step write() {
    return write;
  }

  Step[] reads() {
    return reads;
  }

  /** A write comes after all reads so far, so it stands for them. */
  void wrote(Step step) {
    write = step;
    reads = Step.NONE;
  }

  /** Adds a read, in place of the one of the same thread and of those that matter no more. */
  void read(Step step, Graph graph) {
    Step[] before = reads;
    Step[] after = new Step[before.length + 1];
    int n = 0;
    for (Step each : before) {
      if (!graph.isGone(each) && each.operation.thread() != step.operation.thread()) {
        after[n++] = each;
      }
    }
    after[n++] = step;
    reads = java.util.Arrays.copyOf(after, n);
  }

  void remove(Step step) {
    reads = java.util.Arrays.stream(reads).filter(each -> each != step).toArray(Step[]::new);
  }

  /** Whether no later operation has to come after any of them. */
  boolean isGone(Graph graph) {
    for (Step each : reads) {
      if (!graph.isGone(each)) {
        return false;
      }
    }
    return graph.isGone(write);
  }

  /** Whether a read there would be nothing new. */
  boolean hasRead(Node node, Transaction inside) {
    for (Step each : reads) {
      if (each.node == node && each.inside() == inside) {
        return true;
      }
    }
    return isWrittenIn(node, inside);
  }

  /** Whether a write there would be nothing new. */
  boolean hasWritten(Node node, Transaction inside) {
    return reads.length == 0 && isWrittenIn(node, inside);
  }

  private boolean isWrittenIn(Node node, Transaction inside) {
    Step last = write;
    return last != null && last.node == node && last.inside() == inside;
  }
}
