package catalogue.lockdiscipline;

import baton.Threads;
import java.util.List;
import java.util.stream.IntStream;

/** Eight threads move money between accounts, each of which has its lock. */
final class Bank {
  private static final class Account {
    private int balance;

    Account(int balance) {
      this.balance = balance;
    }

    synchronized void deposit(int amount) {
      balance += amount;
    }

    synchronized void withdraw(int amount) {
      balance -= amount;
    }

    synchronized int balance() {
      return balance;
    }
  }

  private final List<Account> accounts =
      IntStream.range(0, 8).mapToObj(i -> new Account(100)).toList();

  void transfer(int teller) {
    for (int i = 1; i < 20; i++) {
      accounts.get(teller).withdraw(i);
      accounts.get((teller + i) % accounts.size()).deposit(i);
      Thread.yield();
    }
  }

  public static void main(String[] args) {
    Bank bank = new Bank();
    IntStream.range(0, 8)
        .mapToObj(teller -> Threads.start(() -> bank.transfer(teller)))
        .toList()
        .forEach(Threads.Worker::finish);
    if (bank.accounts.stream().mapToInt(Account::balance).sum() != 800) {
      throw new IllegalStateException("money was lost");
    }
  }
}
