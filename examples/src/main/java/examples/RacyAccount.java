package examples;

/**
 * Two threads pay into one account without a lock. {@code balance += amount} is a read and a write,
 * so a deposit of one thread can overwrite a deposit of the other: money gets lost.
 */
final class RacyAccount {
  private int balance;

  private void deposit(int amount) {
    balance += amount; // race
  }

  public static void main(String[] args) throws InterruptedException {
    RacyAccount account = new RacyAccount();
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
    // No race here: join() orders this read after everything the two threads did.
    System.out.println("balance " + account.balance + ", expected 20000");
  }
}
