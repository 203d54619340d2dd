package examples;

/** {@link RacyAccount} put right: every access to the balance holds the same lock. */
final class FixedAccount {
  /** Guarded by this. */
  private int balance;

  private synchronized void deposit(int amount) {
    balance += amount;
  }

  private synchronized int balance() {
    return balance;
  }

  public static void main(String[] args) throws InterruptedException {
    FixedAccount account = new FixedAccount();
    Runnable payer =
        () -> {
          for (int i = 0; i < 10_000; i++) {
            account.deposit(1);
          }
        };
    Thread alice = new Thread(payer, "alice");
    Thread bob = new Thread(payer, "bob");
    alice.start();
    bob.start();
    alice.join();
    bob.join();
    System.out.println("balance " + account.balance() + ", expected 20000");
  }
}
