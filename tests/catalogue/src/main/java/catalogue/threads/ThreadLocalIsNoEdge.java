package catalogue.threads;

import baton.Threads;

/** Using one ThreadLocal orders nothing between threads. */
final class ThreadLocalIsNoEdge {
  private static final ThreadLocal<String> own = new ThreadLocal<>();
  private static int value;

  static void update() {
    own.set("text");
    value++; // race value
    own.remove();
  }

  public static void main(String[] args) {
    Threads.together(ThreadLocalIsNoEdge::update, ThreadLocalIsNoEdge::update);
  }
}
