package catalogue.deadlocks;

import baton.Baton;
import baton.Threads;

/** Money goes from one account to another under the locks of both: the payer's first. */
final class Transfer {
  private int balance;

  synchronized void pay(int amount, Transfer to) {
    balance -= amount;
    to.receive(amount); // deadlock
  }

  synchronized void receive(int amount) {
    balance += amount; // deadlock
  }

  public static void main(String[] args) {
    Transfer mine = new Transfer();
    Transfer yours = new Transfer();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          mine.pay(1, yours);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          yours.pay(2, mine);
        });
  }
}
