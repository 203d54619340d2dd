package catalogue.threads;

import baton.Threads;

/** Yielding and spinning order nothing. */
final class YieldIsNoEdge {
  private static int value;

  static void update() {
    Thread.yield();
    Thread.onSpinWait();
    value++; // race value
    Thread.yield();
  }

  public static void main(String[] args) {
    Threads.together(YieldIsNoEdge::update, YieldIsNoEdge::update);
  }
}
