package catalogue.monitors;

import baton.Threads;

/** Return, break and continue release the lock of the block they leave. */
final class LeavingEarly {
  private int value;

  int update() {
    for (int i = 0; i < 4; i++) {
      synchronized (this) {
        value++;
        if (i == 1) {
          continue;
        }
        if (i == 2) {
          break;
        }
      }
    }
    synchronized (this) {
      return value++;
    }
  }

  public static void main(String[] args) {
    LeavingEarly target = new LeavingEarly();
    Threads.together(target::update, target::update);
  }
}
