package catalogue.waiting;

import baton.Threads;

/** Waiting on one lock gives no protection against code that uses another. */
final class WaitIsNoHold {
  private static int value;

  static void update(Object lock) throws InterruptedException {
    synchronized (lock) {
      lock.wait(1);
      value++; // race value
    }
  }

  public static void main(String[] args) {
    Threads.together(() -> update(new Object()), () -> update(new Object()));
  }
}
