package catalogue.determinism;

import baton.Threads;

/** Two threads write under a lock: who is last depends on the scheduler. */
final class LastOneWins {
  private static final Object lock = new Object();
  private static int winner;

  static void write(int number) {
    synchronized (lock) { // not deterministic
      winner = number;
    }
  }

  public static void main(String[] args) {
    Threads.together(() -> write(1), () -> write(2));
  }
}
