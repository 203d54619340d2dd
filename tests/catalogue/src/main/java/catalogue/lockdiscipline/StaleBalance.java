package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;

/** A deposit reads the balance in one critical section and writes it in another. */
final class StaleBalance {
  private int balance;

  synchronized int balance() {
    return balance;
  }

  synchronized void balance(int amount) {
    balance = amount;
  }

  synchronized void add(int amount) {
    balance += amount;
  }

  public static void main(String[] args) {
    StaleBalance account = new StaleBalance();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          account.add(5);
          baton.pass(1);
          baton.await(2);
          account.add(10);
          baton.pass(3);
        },
        () -> {
          baton.await(1);
          int read = account.balance();
          baton.pass(2);
          baton.await(3);
          account.balance(read + 20);
        });
  }
}
