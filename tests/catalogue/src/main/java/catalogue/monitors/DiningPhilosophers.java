package catalogue.monitors;

import baton.Threads;

/** Philosophers take the lower fork first, and forks count their use. */
final class DiningPhilosophers {
  private static final class Fork {
    private int uses;
  }

  private final Fork[] forks = {new Fork(), new Fork(), new Fork()};

  void dine(int seat) {
    int other = (seat + 1) % forks.length;
    Fork lower = forks[Math.min(seat, other)];
    Fork upper = forks[Math.max(seat, other)];
    for (int i = 0; i < 50; i++) {
      synchronized (lower) {
        synchronized (upper) {
          lower.uses++;
          upper.uses++;
        }
      }
    }
  }

  public static void main(String[] args) {
    DiningPhilosophers table = new DiningPhilosophers();
    Threads.together(() -> table.dine(0), () -> table.dine(1), () -> table.dine(2));
  }
}
