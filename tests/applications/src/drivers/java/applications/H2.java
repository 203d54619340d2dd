package applications;

/** H2 with a database in a file. */
final class H2 {
  private H2() {}

  public static void main(String[] args) throws Exception {
    Bank.open("jdbc:h2:./bank");
  }
}
