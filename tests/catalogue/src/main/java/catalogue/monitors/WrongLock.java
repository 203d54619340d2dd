package catalogue.monitors;

import baton.Threads;

/** Each thread locks, but not the same lock. */
final class WrongLock {
  private static int balance;

  static void deposit(Object lock) {
    synchronized (lock) {
      balance += 10; // race balance
    }
  }

  public static void main(String[] args) {
    Threads.together(() -> deposit(new Object()), () -> deposit(new Object()));
  }
}
