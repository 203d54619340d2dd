package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A node is swapped into a table by compare-and-set. */
public final class TableSwap {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Node[].class);

  /** What is published. */
  private static final class Node {
    private int content;
  }

  private final Node[] table = new Node[8];

  private TableSwap() {}

  public static void run() {
    TableSwap shared = new TableSwap();
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
    SLOT.compareAndSet(table, 3, (Node) null, node);
  }

  private void second() throws Exception {
    Node node = (Node) SLOT.getAndSet(table, 3, (Node) null);
    Sink.take(node.content);
  }
}
