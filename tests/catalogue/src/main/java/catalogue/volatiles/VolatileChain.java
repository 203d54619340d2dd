package catalogue.volatiles;

import baton.Threads;

/** Order passes on from thread to thread through one volatile after the other. */
final class VolatileChain {
  private static int data;
  private static volatile boolean first;
  private static volatile boolean second;

  static void give() {
    data = 42;
    first = true;
  }

  static void pass() {
    while (!first) {
      Thread.yield();
    }
    second = true;
  }

  static void take() {
    while (!second) {
      Thread.yield();
    }
    data++;
  }

  public static void main(String[] args) {
    Threads.together(VolatileChain::take, VolatileChain::pass, VolatileChain::give);
  }
}
