package applications;

import java.sql.DriverManager;
import java.sql.SQLException;

/** Derby with a database in a folder. */
final class Derby {
  private Derby() {}

  public static void main(String[] args) throws Exception {
    Bank.open("jdbc:derby:bank;create=true");
    try {
      DriverManager.getConnection("jdbc:derby:;shutdown=true").close();
    } catch (SQLException e) {
      System.out.println(e.getSQLState());
    }
  }
}
