package catalogue.waiting;

import baton.Threads;

/** A wait that times out has the lock again. */
final class WaitTimesOut {
  private int value;

  synchronized void update() throws InterruptedException {
    value++;
    wait(5);
    value++;
    wait(1, 1);
    value++;
  }

  public static void main(String[] args) {
    WaitTimesOut target = new WaitTimesOut();
    Threads.together(target::update, target::update, target::update);
  }
}
