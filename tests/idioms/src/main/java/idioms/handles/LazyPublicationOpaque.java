package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The same with opaque modes. */
public final class LazyPublicationOpaque {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Node[].class);

  /** What is published. */
  private static final class Node {
    private int content;
  }

  private final Node[] table = new Node[8];

  private LazyPublicationOpaque() {}

  public static void run() {
    LazyPublicationOpaque shared = new LazyPublicationOpaque();
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
    node.content = 1; // race
    SLOT.setOpaque(table, 3, node);
  }

  private void second() throws Exception {
    Node node = (Node) SLOT.getOpaque(table, 3);
    Sink.take(node.content); // race
  }
}
