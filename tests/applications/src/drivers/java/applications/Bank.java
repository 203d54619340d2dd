package applications;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Accounts in a database between which users move money, a connection and transactions each. */
final class Bank {
  private static final int USERS = 4;
  private static final int ACCOUNTS = 100;
  private static final int TRANSFERS = 200;

  private Bank() {}

  /** Fills the database, puts it under load and says what is in it then. */
  static void open(String url) throws Exception {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "create table account (id int primary key, owner varchar(40), balance int)");
      statement.execute("create index owners on account (owner)");
      try (PreparedStatement insert =
          connection.prepareStatement("insert into account values (?, ?, 1000)")) {
        for (int id = 0; id < ACCOUNTS; id++) {
          insert.setInt(1, id);
          insert.setString(2, "owner " + id % 10);
          insert.addBatch();
        }
        insert.executeBatch();
      }
      System.out.println(Load.of(USERS, user -> transfers(url, user)) + " transfers");
      try (ResultSet sums =
          statement.executeQuery(
              "select owner, count(*), sum(balance) from account where owner <= 'owner 3'"
                  + " group by owner order by owner")) {
        while (sums.next()) {
          System.out.println(sums.getString(1) + ": " + sums.getInt(2) + " accounts");
        }
      }
      try (ResultSet sum = statement.executeQuery("select sum(balance) from account")) {
        sum.next();
        System.out.println(sum.getLong(1) + " in all");
      }
    }
  }

  private static long transfers(String url, int user) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement add =
            connection.prepareStatement("update account set balance = balance + ? where id = ?");
        PreparedStatement look =
            connection.prepareStatement("select sum(balance) from account where owner = ?")) {
      connection.setAutoCommit(false);
      long done = 0;
      for (int i = 0; i < TRANSFERS; i++) {
        int a = (user * 7 + i * 13) % ACCOUNTS;
        int b = (user * 11 + i * 17 + 1) % ACCOUNTS;
        if (a != b) {
          change(add, Math.min(a, b), 5);
          change(add, Math.max(a, b), -5);
        }
        connection.commit();
        look.setString(1, "owner " + i % 10);
        try (ResultSet sum = look.executeQuery()) {
          sum.next();
        }
        connection.commit();
        done++;
      }
      return done;
    }
  }

  private static void change(PreparedStatement add, int id, int amount) throws SQLException {
    add.setInt(1, amount);
    add.setInt(2, id);
    add.executeUpdate();
  }
}
