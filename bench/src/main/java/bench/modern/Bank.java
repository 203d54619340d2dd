package bench.modern;

import bench.Checksum;
import bench.Program;
import bench.Team;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Transfers between accounts, each guarded by one of 16 locks. Race-free. */
public final class Bank implements Program {
  private static final int STRIPES = 16;
  private static final int ACCOUNTS = 1024;

  private final int transfers;
  private Lock[] stripes;
  private Account[] accounts;

  public Bank(int transfers) {
    this.transfers = transfers;
  }

  @Override
  public long run() {
    stripes = new Lock[STRIPES];
    for (int i = 0; i < STRIPES; i++) {
      stripes[i] = new ReentrantLock();
    }
    accounts = new Account[ACCOUNTS];
    for (int i = 0; i < ACCOUNTS; i++) {
      accounts[i] = new Account(1000);
    }
    Team.run(id -> () -> work(id));
    Checksum sum = new Checksum();
    for (Account account : accounts) {
      sum.add(account.balance).add(account.bookings);
    }
    return sum.value();
  }

  private void work(int id) {
    int state = 12345 + id;
    for (int i = 0; i < transfers; i++) {
      state = state * 1_103_515_245 + 12345;
      int from = (state >>> 8) % ACCOUNTS;
      int to = (state >>> 19) % ACCOUNTS;
      transfer(from, to, i % 100);
    }
  }

  private void transfer(int from, int to, int amount) {
    Lock first = stripes[Math.min(from % STRIPES, to % STRIPES)];
    Lock second = stripes[Math.max(from % STRIPES, to % STRIPES)];
    first.lock();
    try {
      second.lock();
      try {
        accounts[from].book(-amount);
        accounts[to].book(amount);
      } finally {
        second.unlock();
      }
    } finally {
      first.unlock();
    }
  }

  private static final class Account {
    private long balance;
    private int bookings;

    Account(long balance) {
      this.balance = balance;
    }

    void book(int amount) {
      balance += amount;
      bookings++;
    }
  }
}
