package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;

/** Both accounts are locked while money is on its way, and while it is counted. */
final class BankTransferLocked {
  private static final Baton baton = new Baton();
  private static int checking = 100;
  private static int savings = 100;

  @Atomic
  static void transfer(int amount) {
    synchronized (baton) {
      checking -= amount;
      savings += amount;
    }
  }

  @Atomic
  static int total() {
    synchronized (baton) {
      return checking + savings;
    }
  }

  public static void main(String[] args) {
    Threads.together(
        () -> {
          transfer(10);
          baton.pass(1);
          baton.await(2);
          transfer(20);
        },
        () -> {
          baton.await(1);
          total();
          baton.pass(2);
        });
  }
}
