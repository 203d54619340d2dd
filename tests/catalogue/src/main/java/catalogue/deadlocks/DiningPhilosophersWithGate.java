package catalogue.deadlocks;

import baton.Baton;
import baton.Threads;

/** Philosophers take their forks in circular order, but only one at a time may take any. */
final class DiningPhilosophersWithGate {
  private static final class Fork {}

  private final Fork[] forks = {new Fork(), new Fork(), new Fork()};
  private final Object gate = new Object();
  private final Baton baton = new Baton();

  void dine(int seat) {
    baton.await(seat);
    synchronized (gate) {
      synchronized (forks[seat]) {
        synchronized (forks[(seat + 1) % forks.length]) {
          baton.pass(seat + 1);
        }
      }
    }
  }

  public static void main(String[] args) {
    DiningPhilosophersWithGate table = new DiningPhilosophersWithGate();
    Threads.together(() -> table.dine(0), () -> table.dine(1), () -> table.dine(2));
  }
}
