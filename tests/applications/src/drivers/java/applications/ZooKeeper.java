package applications;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.zookeeper.CreateMode;
import org.apache.zookeeper.KeeperException;
import org.apache.zookeeper.Watcher;
import org.apache.zookeeper.ZooDefs;
import org.apache.zookeeper.data.Stat;
import org.apache.zookeeper.server.NIOServerCnxnFactory;
import org.apache.zookeeper.server.ServerCnxnFactory;
import org.apache.zookeeper.server.ZooKeeperServer;

/** A ZooKeeper server with clients that count in one node and wait for each other's changes. */
final class ZooKeeper {
  private static final int USERS = 4;
  private static final int CHANGES = 100;

  private ZooKeeper() {}

  /** Says itself what went wrong: ZooKeeper's handler of uncaught exceptions only logs. */
  public static void main(String[] args) {
    try {
      run();
    } catch (Exception | LinkageError e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private static void run() throws Exception {
    System.setProperty("zookeeper.admin.enableServer", "false");
    Path data = Path.of("data").toAbsolutePath();
    ZooKeeperServer server = new ZooKeeperServer(data.toFile(), data.toFile(), 2000);
    ServerCnxnFactory connections = new NIOServerCnxnFactory();
    connections.configure(new java.net.InetSocketAddress("localhost", 0), 20);
    connections.startup(server);
    String address = "localhost:" + connections.getLocalPort();
    try (org.apache.zookeeper.ZooKeeper client = connect(address)) {
      client.create("/counter", bytes(0), ZooDefs.Ids.OPEN_ACL_UNSAFE, CreateMode.PERSISTENT);
      CountDownLatch changed = new CountDownLatch(1);
      client.exists("/counter", event -> changed.countDown());
      System.out.println(Load.of(USERS, user -> count(address, user)) + " changes");
      System.out.println("changed: " + changed.await(30, TimeUnit.SECONDS));
      System.out.println(number(client.getData("/counter", false, null)) + " counted");
      System.out.println(client.getChildren("/", false).size() + " nodes");
    }
    connections.shutdown();
    server.shutdown();
    System.out.println("stopped");
  }

  private static org.apache.zookeeper.ZooKeeper connect(String address) throws Exception {
    CountDownLatch connected = new CountDownLatch(1);
    org.apache.zookeeper.ZooKeeper client =
        new org.apache.zookeeper.ZooKeeper(
            address,
            30_000,
            event -> {
              if (event.getState() == Watcher.Event.KeeperState.SyncConnected) {
                connected.countDown();
              }
            });
    connected.await();
    return client;
  }

  private static long count(String address, int user) throws Exception {
    try (org.apache.zookeeper.ZooKeeper client = connect(address)) {
      client.create("/user" + user, bytes(user), ZooDefs.Ids.OPEN_ACL_UNSAFE, CreateMode.EPHEMERAL);
      int done = 0;
      while (done < CHANGES) {
        Stat version = new Stat();
        int now = number(client.getData("/counter", false, version));
        try {
          client.setData("/counter", bytes(now + 1), version.getVersion());
          done++;
        } catch (KeeperException.BadVersionException e) {
          continue; // somebody else was faster
        }
      }
      return done;
    }
  }

  private static byte[] bytes(int number) {
    return String.valueOf(number).getBytes(StandardCharsets.UTF_8);
  }

  private static int number(byte[] bytes) {
    return Integer.parseInt(new String(bytes, StandardCharsets.UTF_8));
  }
}
