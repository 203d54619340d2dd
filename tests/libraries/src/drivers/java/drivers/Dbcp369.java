package drivers;

import org.apache.commons.dbcp.datasources.SharedPoolDataSource;

/** Data sources are entered in a static map under a lock, and taken out without it. */
final class Dbcp369 {
  static void drive() {
    SharedPoolDataSource old = newSource();
    Unordered.run(Dbcp369::newSource, old::close);
  }

  private static SharedPoolDataSource newSource() {
    SharedPoolDataSource source = new SharedPoolDataSource();
    source.setDataSourceName("jdbc/some");
    return source;
  }
}
