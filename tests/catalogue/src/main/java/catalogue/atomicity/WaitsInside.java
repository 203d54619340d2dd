package catalogue.atomicity;

import baton.Atomic;
import baton.Threads;

/** Who waits for another thread cannot run as if alone. */
final class WaitsInside {
  private static boolean ready;

  @Atomic
  static synchronized void take() throws InterruptedException { // not atomic
    while (!ready) {
      WaitsInside.class.wait();
    }
    ready = false;
  }

  static synchronized void give() {
    ready = true;
    WaitsInside.class.notifyAll();
  }

  static synchronized boolean isReady() {
    return ready;
  }

  public static void main(String[] args) {
    if (isReady()) {
      throw new IllegalStateException();
    }
    Threads.Worker taker = Threads.start(WaitsInside::take);
    while (taker.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
    Threads.await(WaitsInside::give);
    taker.finish();
  }
}
