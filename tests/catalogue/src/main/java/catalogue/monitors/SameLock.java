package catalogue.monitors;

import baton.Threads;

/** Each thread locks the same lock, in code of its own. */
final class SameLock {
  private static final Object lock = new Object();
  private static int balance;

  static void deposit() {
    synchronized (lock) {
      balance += 10;
    }
  }

  static void withdraw() {
    synchronized (lock) {
      balance -= 10;
    }
  }

  public static void main(String[] args) {
    Threads.together(SameLock::deposit, SameLock::withdraw, SameLock::deposit);
  }
}
