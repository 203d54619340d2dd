package catalogue.waiting;

import baton.Threads;

/** Waiting in a re-entrant block releases the lock in full and takes it back in full. */
final class WaitInNestedBlock {
  private int value;

  synchronized void update() throws InterruptedException {
    synchronized (this) {
      value++;
      wait(3);
      value++;
    }
    value++;
  }

  public static void main(String[] args) {
    WaitInNestedBlock target = new WaitInNestedBlock();
    Threads.together(target::update, target::update, target::update);
  }
}
