package idioms.io;

import baton.Baton;
import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;

/** One can ask whether a socket was closed. */
public final class AskedClosed {
  private static final Baton baton = new Baton();
  private static int value;

  private AskedClosed() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Threads.together(
        () -> {
          value = 1;
          server.close();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (server.isClosed()) {
            value++;
          }
        });
  }
}
