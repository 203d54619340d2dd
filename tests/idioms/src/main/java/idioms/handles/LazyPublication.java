package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A node goes into a table with a release and out with an acquire. */
public final class LazyPublication {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Node[].class);

  /** What is published. */
  private static final class Node {
    private int content;
  }

  private final Node[] table = new Node[8];

  private LazyPublication() {}

  public static void run() {
    LazyPublication shared = new LazyPublication();
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
    SLOT.setRelease(table, 3, node);
  }

  private void second() throws Exception {
    Node node = (Node) SLOT.getAcquire(table, 3);
    Sink.take(node.content);
  }
}
