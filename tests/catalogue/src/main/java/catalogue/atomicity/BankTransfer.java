package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;

/** Money on its way from one account to another is on none of them. */
final class BankTransfer {
  private static final Baton baton = new Baton();
  private static final BankTransfer checking = new BankTransfer();
  private static final BankTransfer savings = new BankTransfer();

  private int balance = 100;

  synchronized void add(int amount) {
    balance += amount;
  }

  synchronized int balance() {
    return balance;
  }

  @Atomic
  static void transfer(int amount) { // not atomic
    checking.add(-amount);
    baton.pass(1);
    baton.await(2);
    savings.add(amount);
  }

  static int total() {
    return checking.balance() + savings.balance();
  }

  public static void main(String[] args) {
    total();
    Threads.together(
        () -> transfer(10),
        () -> {
          baton.await(1);
          total();
          baton.pass(2);
        });
  }
}
