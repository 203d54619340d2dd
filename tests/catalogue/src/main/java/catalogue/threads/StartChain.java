package catalogue.threads;

import baton.Threads;

/** Threads start one another, and each passes on what came before. */
final class StartChain {
  private static int value;

  static void descend(int depth) throws InterruptedException {
    value++;
    if (depth > 0) {
      Threads.await(() -> descend(depth - 1));
    }
    value++;
  }

  public static void main(String[] args) throws InterruptedException {
    descend(5);
  }
}
