package catalogue.deadlocks;

import baton.Baton;
import baton.Threads;

/** Each philosopher takes the left fork first. They come one after the other, this time. */
final class DiningPhilosophers {
  private static final class Fork {}

  private final Fork[] forks = {new Fork(), new Fork(), new Fork()};
  private final Baton baton = new Baton();

  void dine(int seat) {
    baton.await(seat);
    synchronized (forks[seat]) { // deadlock
      synchronized (forks[(seat + 1) % forks.length]) { // deadlock
        baton.pass(seat + 1);
      }
    }
  }

  public static void main(String[] args) {
    DiningPhilosophers table = new DiningPhilosophers();
    Threads.together(() -> table.dine(0), () -> table.dine(1), () -> table.dine(2));
  }
}
