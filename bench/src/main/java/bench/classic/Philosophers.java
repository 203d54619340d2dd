package bench.classic;

import bench.Program;

/** Five philosophers who wait for two forks, eat, and tell the others. Race-free. */
public final class Philosophers implements Program {
  private static final int COUNT = 5;

  private final int meals;

  public Philosophers(int meals) {
    this.meals = meals;
  }

  @Override
  public long run() throws InterruptedException {
    Table table = new Table();
    Thread[] philosophers = new Thread[COUNT];
    for (int i = 0; i < COUNT; i++) {
      philosophers[i] = new Thread(new Philosopher(i, meals, table), "philosopher-" + i);
      philosophers[i].start();
    }
    for (Thread philosopher : philosophers) {
      philosopher.join();
    }
    return table.meals;
  }

  /** Where the forks are. */
  private static final class Table {
    private boolean[] taken = new boolean[COUNT];
    private int meals;

    synchronized void takeForks(int left, int right) throws InterruptedException {
      while (taken[left] || taken[right]) {
        wait();
      }
      taken[left] = true;
      taken[right] = true;
    }

    synchronized void putForks(int left, int right) {
      taken[left] = false;
      taken[right] = false;
      meals++;
      notifyAll();
    }
  }

  private record Philosopher(int seat, int meals, Table table) implements Runnable {
    @Override
    public void run() {
      try {
        for (int i = 0; i < meals; i++) {
          table.takeForks(seat, (seat + 1) % COUNT);
          Thread.yield();
          table.putForks(seat, (seat + 1) % COUNT);
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
