package bench;

/** A barrier for the two workers of a team: each raises its own round and waits for the other's. */
public final class TournamentBarrier {
  private static final int PATIENCE = 1000;

  /** How often a worker has arrived. Written by that worker alone. */
  private static final class Arrivals {
    volatile int count;
  }

  private final Arrivals[] workers = {new Arrivals(), new Arrivals()};

  /** Returns when both workers have called it equally often. */
  public void await(int id) {
    int round = workers[id].count + 1;
    workers[id].count = round;
    Arrivals other = workers[1 - id];
    for (int spins = 0; other.count < round; spins++) {
      if (spins < PATIENCE) {
        Thread.onSpinWait();
      } else {
        Thread.yield();
      }
    }
  }
}
