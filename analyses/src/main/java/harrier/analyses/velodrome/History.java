package harrier.analyses.velodrome;

import harrier.analyses.transaction.Transaction;
import harrier.shadow.ShadowVar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

  /** What each thread has observed of a value since it was published last. Guarded by the graph. */
  private Step[] observed = Step.NONE;

  /** Whether it is a channel that stands for a value: what publishes has replaced it. */
  private final boolean isValue;

  History() {
    this(false);
  }

  History(boolean isValue) {
    this.isValue = isValue;
  }

  boolean isValue() {
    return isValue;
  }

  Step[] observed() {
    return observed;
  }

  void observed(Step step, Graph graph) {
    observed = with(observed, step, graph);
  }

  /** The value is replaced, after all that is over. */
  void replaced(Step step) {
    List<Step> left = notOver(reads, step);
    left.add(step);
    reads = left.toArray(Step.NONE);
    observed = notOver(observed, step).toArray(Step.NONE);
  }

  private static List<Step> notOver(Step[] steps, Step by) {
    List<Step> left = new ArrayList<>();
    for (Step each : steps) {
      if (!each.isOver() && each.operation.thread() != by.operation.thread()) {
        left.add(each);
      }
    }
    return left;
  }

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
    reads = with(reads, step, graph);
  }

  private static Step[] with(Step[] before, Step step, Graph graph) {
    Step[] after = new Step[before.length + 1];
    int n = 0;
    for (Step each : before) {
      if (!graph.isGone(each) && each.operation.thread() != step.operation.thread()) {
        after[n++] = each;
      }
    }
    after[n++] = step;
    return Arrays.copyOf(after, n);
  }

  void remove(Step step) {
    reads = Arrays.stream(reads).filter(each -> each != step).toArray(Step[]::new);
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
