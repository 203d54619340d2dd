package catalogue.threads;

import baton.Threads;

/** The child is joined, but the thread that the child has started is not. */
final class GrandchildNotJoined {
  private static int value;

  static void grandchild() {
    value = 1; // race value
  }

  public static void main(String[] args) {
    Threads.await(() -> new Thread(GrandchildNotJoined::grandchild).start());
    value = 2; // race value
  }
}
