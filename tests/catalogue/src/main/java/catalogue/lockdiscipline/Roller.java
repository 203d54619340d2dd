package catalogue.lockdiscipline;

import baton.Threads;
import java.util.stream.Stream;

/** Seven passengers compete for the seats of a roller coaster, which counts its rides. */
final class Roller {
  private static final int SEATS = 7;
  private static final int RIDES = 5;

  private int rideNo;
  private int taken;

  /** The coaster's thread alone writes rideNo, so it may read it without the lock. */
  void drive() throws InterruptedException {
    while (rideNo < RIDES) {
      synchronized (this) {
        while (taken < SEATS) {
          wait();
        }
        taken = 0;
        rideNo++;
        notifyAll();
      }
    }
  }

  synchronized void ride() throws InterruptedException {
    while (rideNo < RIDES) {
      int ride = rideNo;
      taken++;
      notifyAll();
      while (rideNo == ride) {
        wait();
      }
    }
  }

  public static void main(String[] args) {
    Roller roller = new Roller();
    Threads.Worker coaster = Threads.start(roller::drive);
    Stream.generate(() -> Threads.start(roller::ride))
        .limit(SEATS)
        .toList()
        .forEach(Threads.Worker::finish);
    coaster.finish();
  }
}
