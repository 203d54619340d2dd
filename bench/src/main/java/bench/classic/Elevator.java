package bench.classic;

import bench.Program;
import bench.Team;

/**
 * Two elevators that serve the calls of a building, floor by floor, and wait between floors. All
 * that they share is in synchronized methods. Race-free.
 */
public final class Elevator implements Program {
  private static final int FLOORS = 8;

  private final int people;

  public Elevator(int people) {
    this.people = people;
  }

  @Override
  public long run() {
    Controls controls = new Controls();
    Team.run(id -> new Lift(id, controls));
    return controls.arrived();
  }

  /** The buttons of all floors. */
  private final class Controls {
    private int[] waiting = new int[FLOORS];
    private int called;
    private int arrived;

    /** Somebody comes to a floor from time to time, until all have come. */
    synchronized boolean isOpen() {
      if (called < people) {
        waiting[called * 5 % FLOORS]++;
        called++;
      }
      return arrived < people;
    }

    /** Takes somebody in. */
    synchronized boolean board(int floor) {
      if (waiting[floor] == 0) {
        return false;
      }
      waiting[floor]--;
      return true;
    }

    synchronized void arrive(int passengers) {
      arrived += passengers;
    }

    synchronized int arrived() {
      return arrived;
    }
  }

  private static final class Lift implements Runnable {
    private Controls controls;
    private int floor;
    private int direction = 1;
    private int passengers;

    Lift(int id, Controls controls) {
      this.controls = controls;
      floor = id * (FLOORS - 1);
    }

    @Override
    public void run() {
      while (controls.isOpen()) {
        if (floor == 0 || floor == FLOORS - 1) {
          controls.arrive(passengers);
          passengers = 0;
        }
        while (controls.board(floor)) {
          passengers++;
        }
        direction = floor + direction < 0 || floor + direction == FLOORS ? -direction : direction;
        floor += direction;
        ride();
      }
    }

    private static void ride() {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
