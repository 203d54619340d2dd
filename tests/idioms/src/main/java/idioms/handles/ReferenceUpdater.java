package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** A stack whose top is swapped by an updater. */
public final class ReferenceUpdater {
  private static final AtomicReferenceFieldUpdater<ReferenceUpdater, Node> TOP =
      AtomicReferenceFieldUpdater.newUpdater(ReferenceUpdater.class, Node.class, "top");

  /** What is pushed. */
  private static final class Node {
    private int content;
    private Node below;
  }

  private volatile Node top;

  private ReferenceUpdater() {}

  public static void run() {
    ReferenceUpdater shared = new ReferenceUpdater();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.second();
        });
  }

  private void first() throws Exception {
    Node node = new Node();
    node.content = 1;
    node.below = TOP.get(this);
    TOP.compareAndSet(this, node.below, node);
  }

  private void second() throws Exception {
    Node node = top;
    TOP.compareAndSet(this, node, node.below);
    Sink.take(node.content);
  }
}
