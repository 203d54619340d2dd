package frameworks;

/** Uses accounts, which AspectJ may weave. */
public final class Woven {
  private Woven() {}

  public static void main(String[] args) {
    Account.Savings account = new Account.Savings();
    account.setOwner("me");
    System.out.println(account.getOwner() + account.getBalance() + account.history().length);
  }
}
