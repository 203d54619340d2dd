package catalogue.monitors;

import baton.Threads;

/** One philosopher uses the second fork without taking it. */
final class GreedyPhilosopher {
  private static final class Fork {
    private int uses;

    void use() {
      uses++; // race uses
    }
  }

  static void polite(Fork fork) {
    synchronized (fork) {
      fork.use();
    }
  }

  static void greedy(Fork taken, Fork other) {
    synchronized (taken) {
      other.use();
    }
  }

  public static void main(String[] args) {
    Fork left = new Fork();
    Fork right = new Fork();
    Threads.together(() -> polite(right), () -> greedy(left, right));
  }
}
