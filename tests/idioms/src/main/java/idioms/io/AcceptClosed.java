package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;

/** Who waits for connections is told that the socket was closed. */
public final class AcceptClosed {
  private static int value;

  private AcceptClosed() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Threads.Worker waiting =
        Threads.start(
            () -> {
              try {
                server.accept();
              } catch (SocketException expected) {
                value++;
              }
            });
    value = 1;
    server.close();
    waiting.finish();
  }
}
